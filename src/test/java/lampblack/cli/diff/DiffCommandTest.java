package lampblack.cli.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
 * What is said of two rulesets: each folder in {@code src/test/differences} but {@code before} holds the later of two,
 * and its name is the claim. {@code -Dcases.update=true} writes what is expected anew.
 */
class DiffCommandTest {

    private static final Path PAIRS = Path.of("src/test/differences");
    private static final String BEFORE = "before";
    private static final String GAME = "night-watch";
    private static final Shell HERE = new Shell(Path.of("").toAbsolutePath());

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> pairs() throws IOException {
        try (Stream<Path> all = Files.list(PAIRS)) {
            return all.filter(pair -> !pair.endsWith(BEFORE)).sorted().toList().stream().map(pair ->
                    DynamicTest.dynamicTest(pair.getFileName().toString(), pair.toUri(), () -> assertSaid(pair)));
        }
    }

    private static void assertSaid(Path pair) throws IOException {
        List<String> call = new ArrayList<>(List.of("diff", PAIRS + "/" + BEFORE + "/" + GAME, pair + "/" + GAME));
        if (Files.isDirectory(pair.resolve("characters"))) {
            call.addAll(List.of("--characters", pair + "/characters"));
        }
        assertSaid(pair.resolve("expected.txt"), call);
        assertSaid(pair.resolve("expected.md"), with(call, "--format", "markdown"));
        assertSaid(pair.resolve("expected.json"), with(call, "--format", "json"));
    }

    private static List<String> with(List<String> call, String... more) {
        List<String> all = new ArrayList<>(call);
        all.addAll(List.of(more));
        return all;
    }

    private static void assertSaid(Path expected, List<String> call) throws IOException {
        Shell.Ran ran = HERE.run(call.toArray(String[]::new));
        assertEquals("", ran.err());
        assertEquals(ExitCode.FINE, ran.exit());
        if (Boolean.getBoolean("cases.update")) {
            Files.writeString(expected, ran.out());
        } else if (!Files.exists(expected)) {
            Files.writeString(expected, ran.out());
            fail("written anew, to be read and run again: " + expected);
        }
        assertEquals(Files.readString(expected), ran.out(), expected.toString());
    }

    @Test
    void aFolderIsHeldAgainstARevisionOfItself() throws IOException, InterruptedException {
        assumeTrue(Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.exists(Path.of(path, "git"))));
        Shell shell = new Shell(folder);
        String game = Files.readString(PAIRS.resolve(BEFORE).resolve(GAME).resolve("ruleset.yaml"));
        shell.write("games/" + GAME + "/ruleset.yaml", game);
        Shell.Ran outside = shell.run("diff", "games/" + GAME, "--since", "HEAD");
        assertEquals("The folder `" + GAME + "` is in no git repository, so that there are no revisions of it.\n",
                outside.all());
        assertEquals(ExitCode.ERRORS, outside.exit());
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "first");
        shell.write("games/" + GAME + "/ruleset.yaml", game.replace("xp: 4", "xp: 5"));
        assertEquals("""
                From Night Watch 1.0.0 at HEAD to Night Watch 1.0.0: 1 dearer.

                character.advances
                  dearer    Practice (`practice`): `cost.xp` is `5`, was `4`
                """, shell.run("diff", "games/" + GAME, "--since", "HEAD").all());
        assertEquals("There is no revision `--output=x` in its git repository.\n",
                shell.run("diff", "games/" + GAME, "--since=--output=x").all());
    }

    private void git(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(words));
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor(), command.toString());
    }

    @Test
    void aCopyOfTheEarlierMayBeCalledAsItLikes() throws IOException {
        Shell shell = new Shell(folder);
        String game = Files.readString(PAIRS.resolve(BEFORE).resolve(GAME).resolve("ruleset.yaml"));
        shell.write("night-watch-1.0/ruleset.yaml", game);
        shell.write(GAME + "/ruleset.yaml", game.replace("max: 3", "max: 4"));
        assertEquals("""
                From Night Watch 1.0.0 to Night Watch 1.0.0: 1 wider.

                character.traits
                  wider     Skills (`skills`): `rating.max` is `4`, was `3`
                """, shell.run("diff", "night-watch-1.0", GAME).all());
        shell.write("night-watch-1.0/ruleset.yaml", game.replace("max: 3", "mix: 3"));
        Shell.Ran broken = shell.run("diff", "night-watch-1.0", GAME);
        assertEquals(ExitCode.ERRORS, broken.exit());
        assertTrue(broken.err().startsWith("night-watch-1.0/ruleset.yaml:13:18: error[schema.unknown-key]"),
                broken.err());
    }

    @Test
    void whatIsNoRulesetIsSaid() throws IOException {
        Shell shell = new Shell(folder);
        shell.write("ash.yaml", "ruleset: night-watch\n");
        shell.write("empty/notes.txt", "");
        assertSaid("`ash.yaml` is a file; the id or the folder of a ruleset was expected.", shell, "ash.yaml");
        assertSaid("There is nothing at `bell.yaml`; the id or the folder of a ruleset was expected.", shell,
                "bell.yaml");
        assertSaid("The folder `empty` holds no `ruleset.yaml`.", shell, "empty");
        assertSaid("There is no ruleset `night-wotch`.", shell, "night-wotch");
    }

    private static void assertSaid(String first, Shell shell, String earlier) {
        Shell.Ran ran = shell.run("diff", earlier, "night-watch");
        assertEquals(ExitCode.ERRORS, ran.exit());
        assertEquals(first, ran.err().lines().findFirst().orElse(""));
    }

    @Test
    void oneOfTwoIsNamed() {
        assertEquals(ExitCode.USAGE, HERE.run("diff", "blades-in-the-dark").exit());
        assertEquals(ExitCode.USAGE, HERE.run("diff", "rulesets/worlds-in-the-dark", "worlds-in-the-dark",
                "--since", "x").exit());
        assertEquals(ExitCode.ERRORS, HERE.run("diff", "blades-in-the-dark", "blades-in-the-dawn").exit());
    }
}
