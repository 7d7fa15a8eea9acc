package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Span;
import lampblack.edit.LoadedCharacter;
import lampblack.explain.Citation;
import lampblack.explain.Explanations;
import lampblack.explain.Reason;
import lampblack.json.CharacterJson;
import lampblack.json.JsonPrinter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every path of a shown character has a reason that comes to what is shown and points at lines that are there. */
@Tag("slow")
final class WhyTest {

    private static final Messages MESSAGES = MessageBundle.messages();
    private static final Path EXPECTED = Path.of("src/test/resources/lampblack/cli/why");
    private static final Path CASES = Path.of("src/test/cases");
    private static final Pattern ID = Pattern.compile("(?m)^id: *([a-z0-9-]+)");
    /** Lists that are explained as a whole. */
    private static final List<String> WHOLE = List.of("rulings", "todo", "diagnostics");
    /** What no rule decides: whose file it is, and how a shelf keeps it. */
    private static final List<String> PLAIN = List.of("file", "name", "tags", "archived");

    private final List<String> gaps = new ArrayList<>();

    static Stream<Path> examples() throws IOException {
        return Sampling.of("examples that are explained")
                .some(files(Path.of("rulesets"), ".*/characters/[^/]*[.]yaml").toList(), 6).stream();
    }

    static Stream<Path> expected() throws IOException {
        return files(EXPECTED, ".*[.]txt");
    }

    private static Stream<Path> files(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.toString().replace('\\', '/').matches(name)).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyPathOfAnExampleHasItsReason(Path example) throws IOException {
        CharacterLoader loader =
                new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets")))));
        explain(loader.load(example).value().orElseThrow(), true);
        assertEquals("", String.join("\n", gaps));
    }

    @Test
    void everyPathOfACaseHasItsReason(@TempDir Path folder) throws IOException {
        int count = 0;
        for (Path file : files(CASES, ".*/(judged|rules|maps|small-sheets)/.*character[.]yaml").toList()) {
            Optional<LoadedCharacter> character = load(file, folder.resolve(String.valueOf(count)));
            if (character.isPresent()) {
                explain(character.get(), false);
                count++;
            }
            gaps.replaceAll(gap -> gap.startsWith("src/") ? gap : file + ": " + gap);
        }
        assertEquals("", String.join("\n", gaps));
        assertTrue(count > 100, count + " characters");
    }

    private static Optional<LoadedCharacter> load(Path file, Path shelf) throws IOException {
        Path up = file.getParent();
        while (!Files.exists(up.resolve("ruleset.yaml"))) {
            up = up.getParent();
        }
        String text = Files.readString(up.resolve("ruleset.yaml"));
        Matcher id = ID.matcher(text);
        if (!id.find() || text.contains("\nextends:")) {
            return Optional.empty();
        }
        Files.createDirectories(shelf.resolve(id.group(1)));
        Files.writeString(shelf.resolve(id.group(1)).resolve("ruleset.yaml"), text);
        return new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf)))).load(file)
                .value();
    }

    private void explain(LoadedCharacter character, boolean all) throws IOException {
        Explanations why = Explanations.of(character.evaluated(), character.ruleset().tree());
        for (String path : why.paths()) {
            sound(path, why.reason(path).orElseThrow());
        }
        JsonNode shown = JsonMapper.builder().build()
                .readTree(new JsonPrinter(MESSAGES).print(CharacterJson.values(character, MESSAGES)));
        shown.properties().forEach(entry -> walk(why, entry.getKey(), entry.getValue(), all));
    }

    /** Whatever its parts count towards is their total, and each place is a line with something on it. */
    private void sound(String path, Reason reason) {
        boolean adds = reason.total().isEmpty() || reason.total().equals(reason.number());
        gap(adds, path + ": " + words(reason) + " comes to " + reason.total() + " for " + reason.number());
        gap(!words(reason).isBlank(), path + ": no words");
        for (Citation place : reason.places()) {
            Span span = place.span();
            gap(!span.source().text().isEmpty() && !span.source().lineText(span.line()).isBlank(),
                    path + ": points at nothing: " + span);
        }
        reason.parts().forEach(part -> sound(path, part));
    }

    private static String words(Reason reason) {
        return MESSAGES.render(reason.words());
    }

    private void walk(Explanations why, String path, JsonNode shown, boolean all) {
        if (WHOLE.contains(path.replaceFirst("^parts[.].*[.](?=todo$)", ""))) {
            gap(why.reason(path).map(reason -> reason.parts().size()).orElse(-1) == shown.size(), path);
        } else if (shown.isObject()) {
            shown.properties().forEach(entry -> walk(why, path + "." + entry.getKey(), entry.getValue(), all));
        } else if (shown.isArray() && !path.endsWith(".names") && !path.endsWith(".ticks")) {
            shown.forEach(node -> gap(why.reason(path + "." + node.asText()).isPresent(), path + "." + node.asText()));
        } else if (!shown.isNull() && !PLAIN.contains(path)) {
            Optional<Reason> reason = why.reason(path);
            gap(reason.isPresent(), path + " has no reason");
            if (shown.isNumber() && reason.isPresent()) {
                gap(reason.get().number().equals(Optional.of(shown.asLong())), path + " is " + shown + " and not "
                        + reason.get().number());
                gap(!all || reason.get().any(item -> !item.places().isEmpty()) || shown.asLong() == 0,
                        path + " has no place");
            }
        }
    }

    private void gap(boolean fine, String what) {
        if (!fine && !gaps.contains(what)) {
            gaps.add(what);
        }
    }

    /** The first line of an expected file is the name of an example, a colon and the path. */
    @ParameterizedTest
    @MethodSource("expected")
    void tellingOnesReadAsExpected(Path file, @TempDir Path folder) throws IOException {
        List<String> lines = Files.readAllLines(file);
        String[] asked = lines.get(0).split(": ", 2);
        Shell shell = new Shell(folder).withRulesets();
        String ruleset = asked[0].equals("anselm-korr") ? "worlds-in-the-dark" : "lanterns-of-the-fen";
        Shell.Ran ran = shell.run("show", shell.example(ruleset, asked[0]), "--why", asked[1]);
        if (lines.size() == 1) {
            Files.writeString(file, lines.get(0) + "\n" + ran.out());
        }
        assertEquals(0, ran.exit(), ran.all());
        assertEquals(String.join("\n", lines.subList(1, lines.size())) + "\n", ran.out());
    }

    @Test
    void programsGetTheTree(@TempDir Path folder) throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        Shell.Ran ran = shell.run("show", sib, "--why", "caps.specialties.lamp lore", "--format", "json");
        JsonNode tree = JsonMapper.builder().build().readTree(ran.out());
        assertEquals(5, tree.get("number").asInt());
        assertEquals("highest", tree.at("/parts/1/role").asText());
        assertEquals(14, tree.at("/parts/1/parts/0/places/0/entry").asInt());
        assertEquals("rulesets/lanterns-of-the-fen/playbooks/lampwright.yaml",
                tree.at("/parts/1/places/0/file").asText());
    }

    @Test
    void whatIsNotThereIsAskedBack(@TempDir Path folder) throws IOException {
        Shell shell = new Shell(folder).withRulesets();
        String sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        Shell.Ran ran = shell.run("show", sib, "--why", "tracks.stres.size");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("Did you mean `tracks.stress.size`?"), ran.all());
        assertTrue(shell.run("show", sib, "--why", "Lamp Lroe").err().contains("`Lamp Lore`"));
        assertEquals(1, shell.run("show", "nobody.yaml", "--why", "stress").exit());
    }

    @Test
    void aRaiseBeyondTheBoundOfAGiftIsOneStepAndTheGiftKeepsItsOwn() {
        String said = new Shell(Path.of("").toAbsolutePath()).run("show",
                "rulesets/blades-in-the-dark/characters/maud-sallow.yaml", "--why", "hunt").out();
        assertTrue(said.startsWith("Hunt 4 of 4\n├─ 1 raised by A Dot of Insight (entry 24;"), said);
        assertTrue(said.contains("├─ +1 from Deadly ("), said);
    }
}
