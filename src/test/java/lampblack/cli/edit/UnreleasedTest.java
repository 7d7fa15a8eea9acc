package lampblack.cli.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.cli.Shell;
import lampblack.cli.shell.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No character is written by what a game has under {@code next}. */
class UnreleasedTest {

    private static final Path CASE = Path.of("src/test/cases/migrations/what-is-not-released");

    @TempDir
    Path folder;
    private Shell shell;

    @BeforeEach
    void lay() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/ember/ruleset.yaml", Files.readString(CASE.resolve("ruleset.yaml")));
        shell.write("ash.yaml", Files.readString(CASE.resolve("reads-as-the-version-to-come/character.yaml")));
    }

    @Test
    void aCharacterWithOldIdsWaits() throws IOException {
        String before = shell.read("ash.yaml");
        Shell.Ran said = shell.run("migrate", "ash.yaml");
        assertEquals("""
                ash.yaml waits: what is under `next` is not released yet, and nothing is written before that is \
                the number of a version.
                `old-song` will be `far-song`.
                """, said.all());
        assertEquals(ExitCode.FINE, said.exit());
        assertEquals(ExitCode.ERRORS, shell.run("migrate", "--write", "ash.yaml").exit());
        for (String[] change : new String[][] {{"earn", "ash.yaml", "--session", "2", "trial=1"},
            {"note", "ash.yaml", "--session", "2", "Rain."}, {"undo", "ash.yaml"}}) {
            Shell.Ran refused = shell.run(change);
            assertEquals(ExitCode.ERRORS, refused.exit());
            assertTrue(refused.err().contains("not released yet, so it is not written"), refused.err());
        }
        assertEquals(before, shell.read("ash.yaml"));
    }

    @Test
    void aCharacterWithTheIdsOfTodayIsWrittenUnderThePublishedVersion() throws IOException {
        shell.write("ash.yaml", shell.read("ash.yaml").replace("old-song", "far-song"));
        assertEquals(ExitCode.FINE, shell.run("earn", "ash.yaml", "--session", "2", "trial=1").exit());
        assertTrue(shell.read("ash.yaml").contains("version: 1.0.0\n"));
        assertFalse(shell.read("ash.yaml").contains("{version"));
    }

    @Test
    void aNewCharacterSaysNoVersion() throws IOException {
        Shell.Ran made = shell.run("new", "character", "--ruleset", "ember", "--random", "--seed", "1", "-o", "new.yaml");
        assertEquals(ExitCode.FINE, made.exit(), made.all());
        assertFalse(shell.read("new.yaml").contains("version:"));
        assertEquals("1 character: no problems.\n", shell.run("check", "new.yaml").all());
    }
}
