package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Files that are not what they should be")
@Tag("slow")
class HostileFilesTest {

    private static final String GAME = """
            sheets:
              character:
                fields: {name: {}}
                traits: {skills: {open: true, rating: {max: 4}}, moods: {open: true, in-play: true, rating: {max: 4}}}
                lists:
                  things: {open: true, entries: {lamp: {ask: {colour: {words: true}}}}}
                tracks: {xp: {pool: true}, mud: {boxes: 4}, plans: {clocks: [4]}, harm: {rows: {small: {slots: 2}}}}
                milestones: {dawn: {}}
                creation: {skills: {spend: 0..3, on: skills}, things: {choose: 0..3, from: things}}
                earning: {daring: {into: xp, gives: 0..9, per: roll}}
                advances: {practice: {cost: {xp: 1}, raise: skills}}
            rolls: {try: {dice: skills, outcomes: {good: {on: 4..6}, bad: {on: 1..3}}}}
            """;

    /** With everything that a person or a newer version may have left in a file. */
    private static final String CHARACTER = """
            # mine, at the top
            x-future: {a: [1, 2], b: "ü"}   # from a newer version
            fields:
              name: 'Ann'      # quoted
            creation:
              skills: {Hunt: 1}
              things:
                - lamp:   # not yet lit
                    colour: blue   # or green
            ledger:
              # the first night
              - {session: 1, earn: {daring: 5}, x-mood: grim}   # good
              - gain:
                  things: [Rope]
            # the end
            """;

    private static final List<String[]> WRITING = List.of(
            new String[] {"earn", "c.yaml", "daring=2"}, new String[] {"buy", "c.yaml", "practice", "--raise", "Hunt"},
            new String[] {"gain", "c.yaml", "things=Tent", "xp=1"}, new String[] {"lose", "c.yaml", "things=Rope"},
            new String[] {"mark", "c.yaml", "mud", "+1"}, new String[] {"mark", "c.yaml", "harm.small", "A cut"},
            new String[] {"mark", "c.yaml", "plans", "Escape", "--size", "4"},
            new String[] {"mark", "c.yaml", "carried", "+lamp"}, new String[] {"milestone", "c.yaml", "dawn"},
            new String[] {"answer", "c.yaml", "lamp", "colour=red"},
            new String[] {"rule", "c.yaml", "creation.over-budget", "--on", "skills", "--because", "Said so."},
            new String[] {"undo", "c.yaml"}, new String[] {"rename", "c.yaml", "Rope", "Long Rope"},
            new String[] {"note", "c.yaml", "A word."}, new String[] {"check", "--fix", "c.yaml"});

    @TempDir
    private Path folder;

    private Trial trial;

    @BeforeEach
    void begin() {
        trial = new Trial(folder);
        trial.game(GAME);
        trial.character(CHARACTER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"na\\\"me", "\\\\", "\\\\\\\"", "a/b", "~1", "a\\nb", "", "\\U0001F327", "__proto__", "$1",
            "#"})
    @DisplayName("a key of any letters is told in its place, in characters and in games")
    void anyKey(String key) {
        trial.character("fields: {\"" + key + "\": x}\nlinks: {\"" + key + "\": {a: [b]}}\n");
        trial.refused("check", "c.yaml");
        trial.game("sheets: {character: {fields: {\"" + key + "\": 7}, \"" + key + "\": {}}}\n");
        trial.refused("check", "rulesets/game");
    }

    @Test
    @DisplayName("an answer beside a link that is none is told in its place")
    void answerOfALink() {
        trial.character("links: {crew: {file: x.yaml, dot: {a: [b], c: {d: e}, f: null}}}\n");
        trial.refused("check", "c.yaml").saysNot("bug");
    }

    static Stream<byte[]> unrecognised() {
        return Stream.of("format: 1\nrulset: game\n", "Ruleset: game\n", "", "words alone", "\u0000\u0000")
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("unrecognised")
    @DisplayName("what cannot be taken for a character is told beside characters and alone")
    void unrecognisedFile(byte[] bytes) {
        trial.write("some/one.yaml", trial.text("c.yaml"));
        trial.write("some/bad.yaml", bytes);
        trial.run("check", "some").ends(1).says("bad.yaml");
        trial.write("alone/bad.yaml", bytes);
        trial.refused("check", "alone").says("bad.yaml");
        trial.write("wide/bad.yaml", new String(bytes, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16));
        trial.refused("check", "wide").says("bad.yaml");
    }

    @Test
    @DisplayName("a link that leads nowhere is told beside characters")
    void linkToNothing() throws IOException {
        trial.write("some/one.yaml", trial.text("c.yaml"));
        Files.createSymbolicLink(folder.resolve("some/lost.yaml"), Path.of("nowhere.yaml"));
        trial.run("check", "some").ends(1).says("some/lost.yaml:1:1: error[file.not-found]");
    }

    static Stream<List<String>> writing() {
        return WRITING.stream().map(List::of);
    }

    private Trial.Run run(List<String> command) {
        return trial.run(command.toArray(String[]::new));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("writing")
    @DisplayName("F15 comments, spacing and unknown keys stay through every command that writes")
    void nothingIsForgotten(List<String> command) {
        run(command).ends(0);
        String after = trial.text("c.yaml");
        for (String kept : List.of("# mine, at the top\n", "x-future: {a: [1, 2], b: \"ü\"}   # from a newer version\n",
                "  name: 'Ann'      # quoted\n", "lamp:   # not yet lit\n", "# or green\n", "# the first night\n",
                "x-mood: grim}   # good\n", "# the end\n")) {
            assertTrue(after.contains(kept), kept + " is not in\n" + after);
        }
        trial.run("check", "c.yaml").ends(0);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("writing")
    @DisplayName("F16 a file of a newer format is never written")
    void newerFormat(List<String> command) {
        trial.write("c.yaml", trial.text("c.yaml").replace("format: 1", "format: 99"));
        trial.refused(command.toArray(String[]::new)).says("character.newer-format");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("writing")
    @DisplayName("F17 an empty file, half a file and what is no text are never written over")
    void damaged(List<String> command) {
        byte[] whole = trial.text("c.yaml").getBytes(StandardCharsets.UTF_8);
        for (byte[] damaged : List.of(new byte[0], Arrays.copyOf(whole, trial.text("c.yaml").indexOf("Ann") + 3),
                new byte[4096],
                new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'})) {
            trial.write("c.yaml", damaged);
            trial.refused(command.toArray(String[]::new));
        }
    }

    @Test
    @DisplayName("Y9 folders and devices given as files are not read, and never hang")
    void notFiles() throws IOException {
        Files.createDirectory(trial.path("folder.yaml"));
        for (String name : List.of("folder.yaml", "none.yaml", "no/such/folder.yaml", "c.yaml/x", "/dev/zero",
                "/dev/stdin",
                "x".repeat(300), "a\u0007b\n.yaml")) {
            for (List<String> names : List.of(List.of("show"), List.of("undo"), List.of("sheet"), List.of("options"))) {
                trial.refused(names.get(0), name);
            }
        }
        trial.refused("check", "/dev/zero");
        trial.refused("check", "none.yaml").says("file.not-found");
        trial.run("check", "folder.yaml").ends(1);
    }

    @Test
    @DisplayName("Y9 a ruleset of folders, holes and 501 files is refused")
    void notRulesets() throws IOException {
        Files.createDirectories(trial.path("rulesets/game/part.yaml"));
        trial.run("check", "rulesets").ends(0);
        for (int i = 0; i < 501; i++) {
            trial.write("rulesets/game/p" + i + ".yaml", "texts: {t" + i + ": {text: x}}\n");
        }
        trial.refused("check", "rulesets").says("500 YAML files").says("small files together");
    }

    @Test
    @DisplayName("Y9 a file of more than 1 MiB is told to be divided")
    void tooLargeAFile() {
        trial.write("rulesets/game/more.yaml", "#" + "x".repeat(1 << 20) + "\n");
        trial.refused("check", "rulesets").says("larger than 1 MiB").says("Divide it among several files");
    }

    @Test
    @DisplayName("Y9 a ruleset of many large files is refused before they are all read")
    void tooMuchText() {
        String comment = ("#" + "x".repeat(9_999) + "\n").repeat(100);
        for (int i = 0; i < 100; i++) {
            trial.write("rulesets/game/p" + i + ".yaml", comment);
        }
        trial.refused("check", "rulesets").says("more than 8 MiB").says("Comments count as well");
    }

    @Test
    @DisplayName("R12 a link in a ruleset that leads out of its folder is not followed")
    void linkedRuleset() throws IOException {
        trial.write("secret.yaml", "password: swordfish\n");
        Files.createSymbolicLink(trial.path("rulesets/game/part.yaml"), Path.of("../../secret.yaml"));
        trial.refused("check", "rulesets").says("file.not-a-file").saysNot("swordfish");
        trial.refused("show", "c.yaml").saysNot("swordfish");
        Files.delete(trial.path("rulesets/game/part.yaml"));
        Files.createSymbolicLink(trial.path("rulesets/game/part.yaml"), Path.of("/dev/zero"));
        trial.run("check", "rulesets");
        Files.createSymbolicLink(trial.path("rulesets/game/circle"), Path.of(".."));
        trial.run("check", "rulesets");
    }

    @Test
    @DisplayName("F7 F8 a character behind a link is written where it lies, with its permissions")
    void linkedCharacter() throws IOException {
        Files.createDirectory(trial.path("elsewhere"));
        Files.move(trial.path("c.yaml"), trial.path("elsewhere/ann.yaml"));
        Files.createSymbolicLink(trial.path("c.yaml"), Path.of("elsewhere/ann.yaml"));
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(trial.path("c.yaml"), PosixFilePermissions.fromString("rw-rw----"));
        trial.run("earn", "c.yaml", "daring=1").ends(0);
        assertTrue(Files.isSymbolicLink(trial.path("c.yaml")));
        assertTrue(trial.text("elsewhere/ann.yaml").contains("daring: 1"));
        assertEquals("rw-rw----", PosixFilePermissions.toString(Files.getPosixFilePermissions(trial.path("c.yaml"))));
    }

    @Test
    @DisplayName("F21 what a killed save left behind is cleared away by the next")
    void leftovers() {
        trial.write(".~c.yaml.tmp", "half");
        trial.write(".~other.yaml.tmp", "half");
        trial.write("c (conflicted copy).yaml", "half: [");
        trial.run("earn", "c.yaml", "daring=1").ends(0);
        assertFalse(trial.contents().keySet().stream().anyMatch(name -> name.contains(".tmp")));
        assertEquals("half: [", trial.text("c (conflicted copy).yaml"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"c.yaml", "rulesets/game/ruleset.yaml", "x.YAML", "c.yml", "rulesets/game/x.txt"})
    @DisplayName("F22 a sheet is never written over anything but HTML")
    void sheetsOverRules(String target) {
        Map<String, String> before = trial.contents();
        trial.run("sheet", "c.yaml", "-o", target).ends(2);
        trial.run("sheet", "--blank", "game", "-o", target).ends(2);
        assertEquals(before, trial.contents());
    }

    @ParameterizedTest
    @ValueSource(strings = {"../up", "a/b", "a\\b", "CON", "con.yaml", "a:b", "a.", "a ", "..", ".", "", "-rf",
            "@/etc/passwd",
        "$(touch x)", "\u00e9\u0301", "\ud83d\ude00", "nul", "LPT1", "a\tb"})
    @DisplayName("F9 a new character's file is named harmlessly, whatever the character is called")
    void names(String name) {
        Map<String, String> before = trial.contents();
        Trial.Run run = trial.run("new", "character", "--ruleset", "game", "--name", name);
        assertTrue(run.exit() <= 2, run.all());
        List<String> written = trial.contents().keySet().stream().filter(id -> !before.containsKey(id))
                .filter(id -> !id.matches("[.](schemas|history)(/.*)?")).toList();
        assertEquals(run.exit() == 0 ? 1 : 0, written.size(), written + run.all());
        for (String text : written) {
            assertTrue(text.matches("[a-z0-9][a-z0-9-]*\\.yaml") && !text.matches("(con|nul|lpt1)\\.yaml"), text);
            trial.run("check", text).ends(0);
        }
        Path above = folder.resolve("../up.yaml");
        assertFalse(Files.exists(above));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x\n- {gain: {xp: 99}}", "}, {gain: {xp: 99}", "\"'{}[],#&*!|>%@`", "# x", "- x", "null",
            "~", "1e9",
        "a: b", "\ttab", " x ", "\u2028", "<<", "=", "\\", "\\u0000", "<<<<<<< HEAD", "---", "...",
                "\ud83d\ude00\u00e9"})
    @DisplayName("words from the command line are words, whatever they hold")
    void injection(String words) {
        for (List<String> command : List.of(List.of("earn", "c.yaml", "daring=1", "--note", words),
                List.of("gain", "c.yaml", "things=" + words), List.of("answer", "c.yaml", "lamp", "colour=" + words),
                List.of("rule", "c.yaml", "creation.over-budget", "--because", words), List.of("note", "c.yaml", words),
                List.of("rename", "c.yaml", "Rope", words))) {
            String before = trial.text("c.yaml");
            Trial.Run run = run(command);
            assertTrue(run.exit() <= 2, run.all());
            assertFalse(run.all().chars().anyMatch(c -> c < 0x20 && c != '\n'), run.all());
            if (run.exit() != 0) {
                assertEquals(before, trial.text("c.yaml"));
            }
            Trial.Run check = trial.run("show", "c.yaml", "--format", "json");
            assertTrue(check.out().contains("\"left\": 5") || check.out().contains("\"left\": 6"), check.all());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\u001b]52;c;x\u0007", "a\u0000b", "\ud800", "a\u202eb", "\u007f"})
    @DisplayName("H7 words that would steer a terminal are neither written nor printed")
    void escapes(String words) {
        Map<String, String> before = trial.contents();
        for (List<String> command : List.of(List.of("earn", "c.yaml", "daring=1", "--note", words),
                List.of("gain", "c.yaml", "things=" + words), List.of("gain", "c.yaml", words + "=1"),
                List.of("buy", "c.yaml", words), List.of("milestone", "c.yaml", words), List.of("show", words),
                List.of("answer", "c.yaml", "lamp", "colour=" + words), List.of("answer", "c.yaml", words, "a=b"),
                List.of("rule", "c.yaml", words, "--because", "x"), List.of("explain", words), List.of("resolve",
                        words),
                List.of("sheet", "--blank", words), List.of(words), List.of("undo", "c.yaml", words),
                List.of("earn", "c.yaml", "daring=" + words), List.of("check", "--ruleset", words, "c.yaml"),
                List.of("mark", "c.yaml", words, "+1"), List.of("mark", "c.yaml", "mud", words),
                List.of("mark", "c.yaml", "harm.small", words),
                List.of("mark", "c.yaml", "plans", words, "--size", "4"),
                List.of("gain", "c.yaml", "moods=" + words), List.of("lose", "c.yaml", "moods=" + words),
                List.of("roll", "c.yaml", words), List.of("roll", "c.yaml", "try", "--with", words),
                List.of("roll", "c.yaml", "try", "--on", words), List.of("roll", "game", "try", "--dice-shown", words),
                List.of("odds", "game", words), List.of("compare", "game", words, "a=1"))) {
            Trial.Run run = run(command);
            assertTrue(run.exit() == 1 || run.exit() == 2, command + " " + run.exit() + run.all());
            assertFalse(run.all().chars().anyMatch(c -> c < 0x20 && c != '\n' || c == 0x7f || c == 0x202e), run.all());
        }
        assertEquals(before, trial.contents());
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999999999999999999", "-1", "1.5", "0x10", "١٢", "", "1e9", "1000000000000", "９"})
    @DisplayName("R10 odd numbers on the command line are refused")
    void numbers(String number) {
        Map<String, String> before = trial.contents();
        for (List<String> command : List.of(List.of("earn", "c.yaml", "daring=" + number), List.of("undo", "c.yaml",
                number),
                List.of("gain", "c.yaml", "xp=" + number), List.of("earn", "c.yaml", "daring=1", "--session", number
                        + "."),
                List.of("rule", "c.yaml", "creation.over-budget", "--because", "x", "--up-to", number + "x"),
                List.of("mark", "c.yaml", "mud", number + "."),
                List.of("mark", "c.yaml", "plans", "P", "--size", number),
                List.of("gain", "c.yaml", "moods=A=" + number), List.of("lose", "c.yaml", "moods=A=" + number),
                List.of("roll", "game", "try", "--dice", number), List.of("roll", "game", "try", "--die", number),
                List.of("roll", "game", "try", "--against", number), List.of("odds", "game", "try", "--group", number),
                List.of("roll", "game", "try", "--dice", "1", "--dice-shown", number))) {
            Trial.Run run = run(command);
            assertTrue(run.exit() == 1 || run.exit() == 2, command + " " + run.exit() + run.all());
        }
        assertEquals(before, trial.contents());
    }
}
