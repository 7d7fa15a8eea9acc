package lampblack.cli.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A character of earlier rules stands as it stands with one command, and nothing that comes after it does. */
class StandTest {

    private static final Path CASE = Path.of("src/test/cases/migrations/what-stands-as-it-stands");
    private static final String LATER = "  - {session: 2, earn: {trial: 9}}\n"
            + "  - {session: 2, advance: learn, choose: deep-breath}\n";

    @TempDir
    Path folder;
    private Shell shell;
    private String written;

    @BeforeEach
    void game() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/ember/ruleset.yaml", Files.readString(CASE.resolve("ruleset.yaml")));
        written = Files.readString(CASE.resolve("told-where-nobody-let-it-stand/character.yaml"));
        shell.write("ash.yaml", written);
    }

    private String left() {
        return shell.run("show", "ash.yaml").out().lines().filter(line -> line.contains(" left (")).toList().toString();
    }

    private String text() throws IOException {
        return Files.readString(folder.resolve("ash.yaml"));
    }

    @Test
    void allOfItIsSaidBeforeItIsWritten() throws IOException {
        Shell.Ran ran = shell.run("migrate", "ash.yaml", "--stand");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("""
                ash.yaml would stand as it stands (last checked with 1.0.0):
                Allowed until now: Prowl is 4, and 3 is the maximum at creation.
                Allowed until now: 4 points spent on Dots, 3 allowed.
                Allowed until now: Far Sight needs Hunt 2 (it is 0).
                Made up for: 2 XP
                Nothing is written yet; with `--write` it is.
                """, ran.out());
        assertEquals(written, text());
    }

    @Test
    void whatStandsIsCleanAndASecondTimeThereIsNothingToDo() throws IOException {
        assertEquals(1, shell.run("check", "ash.yaml").exit());
        Shell.Ran ran = shell.run("migrate", "ash.yaml", "--stand", "--write");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(text().contains("  - {gain: {xp: 2}, note: Dearer since 1.0.0}\n  - {version: 2.0.0}\n"), text());
        Shell.Ran checked = shell.run("check", "ash.yaml");
        assertEquals(0, checked.exit(), checked.all() + text());
        assertTrue(!checked.all().contains("not bought"), checked.all());
        String stood = text();
        assertEquals("ash.yaml says version 1.0.0, and nothing in it is called otherwise in version 2.0.0.\n",
                shell.run("migrate", "ash.yaml", "--stand", "--write").out());
        assertEquals(stood, text());
        shell.write("ash.yaml", stood.replace("\nversion: 1.0.0\n", "\nversion: 2.0.0\n"));
        assertEquals("ash.yaml is of version 2.0.0 already.\n", shell.run("migrate", "ash.yaml").out());
    }

    @Test
    void whatWasMadeGoodSinceBringsNothingAndOneLineSaysThePlace() throws IOException {
        shell.write("ash.yaml", written.stripTrailing() + "\n  - {session: 2, earn: {trial: 9}}\n");
        String left = left();
        Shell.Ran ran = shell.run("migrate", "ash.yaml", "--stand", "--write");
        assertEquals(0, ran.exit(), ran.all());
        assertFalse(text().contains("gain:"), text());
        assertEquals(2, text().split("  - \\{version: 2.0.0}\n", -1).length, text());
        assertEquals(0, shell.run("check", "ash.yaml").exit(), text());
        assertEquals(left, left());
    }

    @Test
    void laterEntriesAreJudgedAsStrictlyAsWithoutIt() throws IOException {
        shell.run("migrate", "ash.yaml", "--stand", "--write");
        shell.write("ash.yaml", text().replace("  - {version: 2.0.0}\n", "  - {version: 2.0.0}\n" + LATER));
        Shell.Ran ran = shell.run("check", "ash.yaml");
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.all().contains("error[option.requirement-unmet]: Deep Breath needs Hunt 2"), ran.all());
        Shell.Ran offers = shell.run("options", "ash.yaml", "--open");
        assertTrue(!offers.out().contains("Deep Breath"), offers.all());
    }
}
