package lampblack.cli.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.cli.Shell;
import lampblack.cli.shell.ExitCode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is released: each file in {@code src/test/releases} is a release of the game in {@code before} that comes after
 * its first, and its name is the claim. It begins with lines {@code old >> new} for what is otherwise in the game by
 * then, and lines {@code $ words} of commands; behind them stands what these say, and what the game has become.
 * {@code -Dcases.update=true} writes what is expected anew.
 */
class ReleaseCommandTest {

    private static final Path ALL = Path.of("src/test/releases");
    private static final String GAME = "night-watch";
    private static final String ROOT = "rulesets/" + GAME + "/ruleset.yaml";
    private static final String LOCK = "rulesets/" + GAME + "/ruleset.lock";

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> releases() throws IOException {
        try (Stream<Path> all = Files.list(ALL)) {
            return all.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream()
                    .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), file.toUri(), () ->
                            assertReleased(file)));
        }
    }

    private void assertReleased(Path file) throws IOException {
        String text = Files.readString(file);
        List<String> head = text.lines().takeWhile(line -> line.startsWith("$ ") || line.contains(" >> ")).toList();
        Shell shell = released(folder.resolve(file.getFileName().toString()));
        String before = shell.read(LOCK);
        String game = shell.read(ROOT);
        StringBuilder out = new StringBuilder();
        for (String line : head) {
            out.append(line).append('\n');
            if (!line.startsWith("$ ")) {
                String old = line.substring(0, line.indexOf(" >> ")).replace("\\n", "\n");
                assertTrue(shell.read(ROOT).contains(old), old);
                shell.write(ROOT, shell.read(ROOT).replace(old, line.substring(line.indexOf(" >> ") + 4)
                        .replace("\\n", "\n")));
                game = shell.read(ROOT);
            }
        }
        for (String line : head.stream().filter(line -> line.startsWith("$ ")).toList()) {
            Shell.Ran ran = shell.run(line.substring(2).split(" "));
            out.append("\n").append(line).append("\n").append(ran.all()).append("exit ").append(ran.exit())
                    .append('\n');
        }
        out.append("\n").append(otherwise(game, shell.read(ROOT), ROOT)).append(otherwise(before, shell.read(LOCK), LOCK));
        if (Boolean.getBoolean("cases.update")) {
            Files.writeString(file, out);
        } else if (!text.equals(out.toString()) && text.lines().count() == head.size()) {
            Files.writeString(file, out);
            fail("written anew, to be read and run again: " + file);
        }
        assertEquals(Files.readString(file), out.toString());
    }

    /** The lines that are others than before. */
    private static String otherwise(String before, String now, String name) {
        List<String> old = new ArrayList<>(before.lines().toList());
        List<String> left = new ArrayList<>(now.lines().toList());
        left.removeAll(before.lines().toList());
        old.removeAll(now.lines().toList());
        StringBuilder out = new StringBuilder();
        old.forEach(line -> out.append("- ").append(line.strip()).append('\n'));
        left.forEach(line -> out.append("+ ").append(line.strip()).append('\n'));
        return name + (out.isEmpty() ? " is as it was\n" : "\n" + out);
    }

    private static Shell released(Path place) throws IOException {
        Shell shell = new Shell(place);
        shell.write(ROOT, Files.readString(ALL.resolve("before/ruleset.yaml")));
        Shell.Ran first = shell.run("release", GAME);
        assertEquals(ExitCode.FINE, first.exit(), first.all());
        return shell;
    }

    @Test
    void aFirstReleaseIsAsTheGameSays() throws IOException {
        Shell shell = new Shell(folder);
        shell.write(ROOT, Files.readString(ALL.resolve("before/ruleset.yaml")));
        Shell.Ran tried = shell.run("release", GAME, "--dry-run");
        assertEquals("""
                Nothing is written; in `night-watch` would be: `ruleset.lock`.
                Night Watch 1.0.0 would be released, the first release, as `version` says.

                # Night Watch 1.0.0

                The first release.
                """, tried.all());
        assertFalse(Files.exists(folder.resolve(LOCK)));
        assertEquals(ExitCode.FINE, shell.run("release", "rulesets/" + GAME, "--notes", "notes.md").exit());
        assertEquals("# Night Watch 1.0.0\n\nThe first release.\n", shell.read("notes.md"));
        assertEquals("1 ruleset: no problems.\n", shell.run("check").all());
        assertEquals("Night Watch 1.0.0 is released as it is; nothing has changed since.\n",
                shell.run("release", GAME).all());
    }

    @Test
    void whatWasStoppedBeforeTheLockIsFinishedByTheNext() throws IOException {
        Shell whole = released(folder.resolve("whole"));
        Shell stopped = released(folder.resolve("stopped"));
        String game = whole.read(ROOT).replace("sheets:\n", "migrations: {next: {character: {renamed: "
                + "{lists.talents.long-wick: deep-wick}}}}\nsheets:\n").replace("long-wick: {", "deep-wick: {");
        whole.write(ROOT, game);
        assertEquals(ExitCode.FINE, whole.run("release", GAME).exit());
        // As it is left behind where the rules are written and the lock is not.
        stopped.write(ROOT, whole.read(ROOT));
        assertEquals("1 ruleset: no problems.\n", stopped.run("check").all());
        Shell.Ran again = stopped.run("release", GAME);
        assertEquals(ExitCode.FINE, again.exit(), again.all());
        assertTrue(again.out().contains("Night Watch 2.0.0 is released, as `version` says."), again.out());
        assertTrue(again.out().contains("## Renamed"), again.out());
        assertEquals(whole.read(LOCK), stopped.read(LOCK));
        assertEquals(whole.read(ROOT), stopped.read(ROOT));
    }

    @Test
    void theNumberIsWrittenIntoWhicheverFilesHaveItAndNothingElse() throws IOException {
        Shell shell = released(folder);
        shell.write("rulesets/" + GAME + "/changes.yaml", "\ufeffmigrations:\r\n  \"next\":   # soon\r\n    character:"
                + " {renamed: {lists.talents.long-wick: deep-wick}}\r\n");
        shell.write(ROOT, shell.read(ROOT).replace("long-wick: {", "deep-wick: {").replace("1.0.0", "'1.0.0' # now"));
        Shell.Ran ran = shell.run("release", GAME);
        assertEquals(ExitCode.FINE, ran.exit(), ran.all());
        assertEquals("\ufeffmigrations:\r\n  \"2.0.0\":   # soon\r\n    character:"
                + " {renamed: {lists.talents.long-wick: deep-wick}}\r\n", shell.read("rulesets/" + GAME
                + "/changes.yaml"));
        assertTrue(shell.read(ROOT).contains("version: '2.0.0' # now\n"), shell.read(ROOT));
    }

    @Test
    void aLockThatCannotBeReadIsNotWrittenOver() throws IOException {
        Shell shell = released(folder);
        for (String lock : List.of("", "<<<<<<<", "[".repeat(100_000), "x".repeat(9 << 20), shell.read(LOCK)
                .replace("\"format\": 1", "\"format\": 99"))) {
            shell.write(LOCK, lock);
            assertTrue(shell.run("check").all().contains("warning[lock.unusable]"));
            assertEquals(ExitCode.FINE, shell.run("check").exit());
            Shell.Ran ran = shell.run("release", GAME);
            assertTrue(ran.err().contains("error[lock.unusable]"), ran.err());
            assertEquals(ExitCode.ERRORS, ran.exit());
            assertEquals(lock, shell.read(LOCK));
        }
    }

    @Test
    void aCopyUnderAnotherIdBeginsAnew() throws IOException {
        Shell shell = released(folder);
        shell.write("rulesets/day-watch/ruleset.lock", shell.read(LOCK));
        shell.write("rulesets/day-watch/ruleset.yaml", shell.read(ROOT).replace("id: night-watch", "id: day-watch")
                .replace("long-wick: {", "noon: {"));
        Shell.Ran ran = shell.run("release", "day-watch");
        assertTrue(ran.out().contains("The first release."), ran.all());
        assertTrue(shell.read("rulesets/day-watch/ruleset.lock").contains("\"id\": \"day-watch\""));
    }

    @Test
    void whatGitHasOfTheLastReleaseIsComparedWith() throws IOException, InterruptedException {
        assumeTrue(Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.exists(Path.of(path, "git"))));
        Shell shell = released(folder);
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "first");
        shell.write(ROOT, shell.read(ROOT).replace("max: 3", "max: 4"));
        Shell.Ran ran = shell.run("release", GAME, "--dry-run");
        assertTrue(ran.out().contains("Night Watch 1.1.0 would be released, a minor version: 1 wider."),
                ran.all());
        assertTrue(ran.out().contains("4 at most now (3 before)"), ran.all());
        assertEquals(ran.out(), shell.run("release", GAME, "--dry-run", "--since", "HEAD").out());
        assertEquals(ExitCode.ERRORS, shell.run("release", GAME, "--dry-run", "--since", "v9").exit());
    }

    private void git(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(words));
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor(), command.toString());
    }

    @Test
    void aHackHasAVersionOfItsOwn() throws IOException {
        Shell shell = released(folder);
        shell.write("rulesets/day-watch/ruleset.yaml", """
                format: 1
                id: day-watch
                extends: night-watch
                title: Day Watch
                licence: CC-BY-4.0
                credits: Day Watch, made for these tests.
                sheets: {character: {tracks: {dread: {boxes: 4}}}}
                """);
        Shell.Ran refused = shell.run("release", "day-watch");
        assertTrue(refused.err().contains("error[release.version]: The game says no version of its own"), refused.err());
        shell.write("rulesets/day-watch/ruleset.yaml", shell.read("rulesets/day-watch/ruleset.yaml")
                .replace("title:", "version: 0.1.0\ntitle:"));
        assertEquals(ExitCode.FINE, shell.run("release", "day-watch").exit());
        String lock = shell.read("rulesets/day-watch/ruleset.lock");
        assertTrue(lock.contains("\"bases\": {\"night-watch\": \"1.0.0\"}"), lock);
        assertTrue(lock.contains("\"tracks.xp\": {\"kind\": \"track: pool\", \"title\": \"Xp\", \"base\": "
                + "\"night-watch\"}"), lock);
        shell.write("rulesets/day-watch/ruleset.yaml", shell.read("rulesets/day-watch/ruleset.yaml")
                .replace("boxes: 4", "boxes: 3"));
        assertTrue(shell.run("release", "day-watch").out().contains("Day Watch 0.2.0 is released, a major version"));
    }

    @Test
    void whatIsShippedIsNotReleasedHere() {
        assertEquals(ExitCode.USAGE, new Shell(folder).run("release", "blades-in-the-dark").exit());
        assertEquals(ExitCode.USAGE, new Shell(folder).run("release", "nothing").exit());
    }
}
