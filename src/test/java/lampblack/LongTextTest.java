package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every word of a game and of a character is made very long, one at a time: what is said of it stays a sentence. */
@DisplayName("A text that is much too long")
@Tag("slow")
class LongTextTest {

    private static final Path RULESETS = Path.of("rulesets");
    private static final String GAME = "worlds-in-the-dark";
    private static final String LETTERS = "y".repeat(3_000);
    private static final String WORDS = "\"" + "word \\u200d ".repeat(300) + "\"";
    /** What is long in it, and no more of it than this, may be echoed. */
    private static final int LONGEST_ECHO = 90;
    private static final int LONGEST_SENTENCE = 500;
    private static final Messages MESSAGES = MessageBundle.messages();

    @TempDir
    private Path folder;

    private final Set<String> tooLong = new TreeSet<>();
    private int told;

    @Test
    @DisplayName("in a game is not echoed whole")
    void game() throws IOException {
        copy(RULESETS.resolve(GAME), folder.resolve(GAME));
        RulesetLocation shipped = new RulesetLocation.RulesetFolder(RULESETS);
        for (Path file : yaml(folder.resolve(GAME))) {
            String text = Files.readString(file);
            for (String changed : changed(text)) {
                Files.writeString(file, changed);
                look(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder), shipped)).load(GAME)
                        .diagnostics());
            }
            Files.writeString(file, text);
        }
        assertShort();
    }

    @Test
    @DisplayName("in a character is not echoed whole")
    void character() throws IOException {
        CharacterLoader loader = new CharacterLoader(new RulesetLoader(List.of(
                new RulesetLocation.RulesetFolder(RULESETS))));
        for (String game : List.of(GAME, "bootleg-rain")) {
            for (Path file : yaml(RULESETS.resolve(game).resolve("characters"))) {
                for (String changed : changed(Files.readString(file))) {
                    look(loader.judge(file, TextFile.of(file.getFileName().toString(), changed)).diagnostics());
                }
            }
        }
        assertShort();
    }

    @Test
    @DisplayName("is one line, in which nothing steers a terminal and nothing is hidden")
    void visible() {
        Message message = Message.of("note.did-you-mean", "name", 
                "a\u001b[2J\u202eb\u200bc\u00add\u2060e\nf\u2028g\u200dh");
        assertEquals(MESSAGES.render(Message.of("note.did-you-mean", "name", "a?[2J?b?c?d?e f?g\u200dh")),
                MESSAGES.render(message));
        assertEquals(MESSAGES.render(Message.of("note.did-you-mean", "name", "y".repeat(79) + "…")),
                MESSAGES.render(Message.of("note.did-you-mean", "name", LETTERS)));
    }

    private void assertShort() {
        assertEquals("", tooLong.stream().limit(40).collect(Collectors.joining("\n")));
        assertEquals(true, told > 0);
    }

    private void look(List<Diagnostic> problems) {
        for (Diagnostic problem : problems) {
            Stream.concat(Stream.of(problem.message()), problem.notes().stream().map(note -> note.message()))
                    .forEach(message -> look(problem, message));
        }
    }

    private void look(Diagnostic problem, Message message) {
        String words = MESSAGES.render(message);
        String bare = words.replaceAll("[^a-z]", "");
        boolean echoed = bare.contains("y".repeat(LONGEST_ECHO)) || bare.contains("word".repeat(LONGEST_ECHO / 4));
        told++;
        if (echoed || words.length() > LONGEST_SENTENCE) {
            tooLong.add(problem.id() + " " + message.key() + " " + words.length() + ": "
                    + words.substring(0, Math.min(160, words.length())));
        }
    }

    /** A text with each key and each value in turn as long as nobody writes one. */
    private static List<String> changed(String text) {
        List<Span> spans = new ArrayList<>();
        walk(YamlReader.read(new Source("x.yaml", text)).value().orElseThrow(), spans);
        Sampling sampling = Sampling.of("long texts");
        List<String> all = new ArrayList<>();
        for (Span span : sampling.some(spans, 20)) {
            for (String words : List.of(LETTERS, WORDS)) {
                all.add(text.substring(0, span.start()) + words + text.substring(span.end()));
            }
        }
        return all;
    }

    private static void walk(Node node, List<Span> spans) {
        switch (node) {
            case MapNode map -> map.all().forEach(entry -> {
                spans.add(entry.key().span());
                walk(entry.value(), spans);
            });
            case ListNode list -> list.items().forEach(item -> walk(item, spans));
            default -> spans.add(node.span());
        }
    }

    private static List<Path> yaml(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        for (Path file : yaml(from)) {
            Files.copy(file, to.resolve(file.getFileName()));
        }
    }
}
