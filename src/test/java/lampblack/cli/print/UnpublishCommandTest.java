package lampblack.cli.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.cli.Shell;
import lampblack.cli.shell.ExitCode;
import lampblack.font.OwnFontsGame;
import lampblack.load.RulesetLoader;
import lampblack.page.PublishedGame;
import lampblack.publish.PublishedFile;
import lampblack.publish.WorkshopFile;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("unpublish")
class UnpublishCommandTest {

    private static final byte[] ENGINE = "const start = 0, answer = 0;".getBytes(StandardCharsets.UTF_8);
    private static final Path SHIPPED = Path.of("rulesets");

    @TempDir
    Path folder;

    private static String published(Path rulesets, String... games) {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(rulesets)));
        PublishedSources sources = new PublishedSources();
        List<PublishedGame> all = Stream.of(games).map(id -> sources.add(loader.load(id).value().orElseThrow(),
                loader.locations())).toList();
        return new PublishedFile(all, sources.open(), ENGINE).html();
    }

    @ParameterizedTest
    @DisplayName("gives back every file of every layer, byte for byte")
    @ValueSource(strings = {"blades-in-the-dark", "unified-theory", "lanterns-of-the-fen", "black-sword"})
    void whole(String game) throws IOException {
        Files.writeString(folder.resolve("game.html"), published(SHIPPED, game));
        Shell.Ran ran = new Shell(folder).run("unpublish", "game.html", "-o", "back");
        assertEquals(ExitCode.FINE, ran.exit(), ran.all());
        assertTrue(ran.out().contains("back/" + game + "\n"), ran.out());
        Map<String, String> back = texts(folder.resolve("back"));
        Map<String, String> shipped = texts(SHIPPED);
        shipped.keySet().removeIf(path -> !back.containsKey(path.substring(0, path.indexOf('/')) + "/ruleset.yaml"));
        assertEquals(shipped, back);
    }

    @Test
    @DisplayName("gives back pictures as they were written")
    void pictures() throws IOException {
        Path games = Path.of("docs/guide/looks");
        Files.writeString(folder.resolve("game.html"), published(games, "salt-lanterns"));
        assertEquals(ExitCode.FINE, new Shell(folder).run("unpublish", "game.html", "-o", "back").exit());
        for (String file : List.of("ruleset.yaml", "art/lantern.svg", "art/waves.svg")) {
            assertEquals(Files.readString(games.resolve("salt-lanterns").resolve(file)),
                    Files.readString(folder.resolve("back/salt-lanterns").resolve(file)));
        }
    }

    @Test
    @DisplayName("gives back typefaces as they were")
    void typefaces() throws IOException {
        Path game = OwnFontsGame.in(folder.resolve("games"), "ember", "source: open\n" + OwnFontsGame.SMALL);
        Files.writeString(folder.resolve("game.html"), published(folder.resolve("games"), "ember"));
        assertEquals(ExitCode.FINE, new Shell(folder).run("unpublish", "game.html", "-o", "back").exit());
        for (String file : List.of("fonts/plain.woff2", "fonts/bold.ttf", "fonts/capitals.ttf")) {
            assertArrayEquals(Files.readAllBytes(game.resolve(file)), Files.readAllBytes(folder.resolve("back/ember")
                    .resolve(file)));
        }
    }

    @Test
    @DisplayName("gives nothing where no author allows it, whatever the games that it builds on say")
    void closed() throws IOException {
        Path own = Files.createDirectories(folder.resolve("rulesets/lanterns-of-the-fen"));
        copy("lanterns-of-the-fen", own);
        copy("worlds-in-the-dark", Files.createDirectories(folder.resolve("rulesets/worlds-in-the-dark")));
        for (String game : List.of("lanterns-of-the-fen", "worlds-in-the-dark")) {
            Path root = folder.resolve("rulesets").resolve(game).resolve("ruleset.yaml");
            Files.writeString(root, Files.readString(root).replace("\nsource: open\n", "\n"));
            Files.writeString(folder.resolve(game + ".html"), published(folder.resolve("rulesets"),
                    "lanterns-of-the-fen"));
        }
        Shell.Ran base = new Shell(folder).run("unpublish", "lanterns-of-the-fen.html", "-o", "back");
        assertEquals(ExitCode.FINE, base.exit(), base.all());
        assertEquals("back/worlds-in-the-dark\n", base.out());
        assertEquals("`lanterns-of-the-fen` is left out: its author does not give it away.\n", base.err());
        Shell.Ran none = new Shell(folder).run("unpublish", "worlds-in-the-dark.html", "-o", "none");
        assertEquals(ExitCode.ERRORS, none.exit());
        assertTrue(none.err().contains("none of its games says `source: open`"), none.err());
    }

    @Test
    @DisplayName("writes over no folder that is there")
    void there() throws IOException {
        Files.writeString(folder.resolve("game.html"), published(SHIPPED, "black-sword"));
        Files.createDirectories(folder.resolve("black-sword"));
        Shell.Ran ran = new Shell(folder).run("unpublish", "game.html");
        assertEquals(ExitCode.CONFLICT, ran.exit());
        assertEquals("`black-sword` is there already; name another folder with `-o`.\n", ran.err());
    }

    @ParameterizedTest
    @DisplayName("reads nothing but what it published itself")
    @ValueSource(strings = {"", "<p>Hello</p>", "<script id=\"packed\">????</script>",
        "<script id=\"packed\">!!!!</script>",
        "<script id=\"packed\" type=\"application/octet-stream\">AAAA</script>"})
    void others(String html) throws IOException {
        Files.writeString(folder.resolve("game.html"), html);
        Shell.Ran ran = new Shell(folder).run("unpublish", "game.html");
        assertEquals(ExitCode.ERRORS, ran.exit());
        assertTrue(ran.err().startsWith("`game.html` is no game that Lampblack published"), ran.err());
        assertTrue(new Shell(folder).run("unpublish", "nothing.html").err().startsWith("`nothing.html` is no game"));
    }

    @Test
    @DisplayName("says of a workshop what it is")
    void workshop() throws IOException {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(SHIPPED)));
        Ruleset game = loader.load("black-sword").value().orElseThrow().ruleset();
        Files.writeString(folder.resolve("workshop.html"), new WorkshopFile(game, Map.of(), Map.of(), ENGINE,
                MessageBundle.messages()).html());
        Shell.Ran ran = new Shell(folder).run("unpublish", "workshop.html");
        assertEquals(ExitCode.ERRORS, ran.exit());
        assertTrue(ran.err().startsWith("`workshop.html` is the workshop of a game"), ran.err());
    }

    private static void copy(String game, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(SHIPPED.resolve(game))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(SHIPPED.resolve(game).relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(path -> path.toString().endsWith(".yaml")).toList()) {
                texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return texts;
    }
}
