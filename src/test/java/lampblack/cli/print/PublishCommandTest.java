package lampblack.cli.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.cli.Shell;
import lampblack.cli.shell.ExitCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is refused before anything is written; what is written is played in {@code PublishedFlowIT}. */
@Tag("slow")
@DisplayName("publish")
class PublishCommandTest {

    private static final String GAME = "lanterns-of-the-fen";

    @TempDir
    Path folder;
    private Shell shell;

    @BeforeEach
    void begin() throws IOException {
        shell = new Shell(folder).withRulesets();
    }

    @Test
    @DisplayName("asks which games, or all")
    void ofWhat() {
        assertUsage("Name the games to publish, or `--all`.", shell.run("publish"));
        assertUsage("Name the games to publish, or `--all`.", shell.run("publish", GAME, "--all"));
    }

    @Test
    @DisplayName("writes over nothing but its own kind of file")
    void kind() {
        assertUsage("`sib.yaml` does not end in `.html`", shell.run("publish", GAME, "-o", "sib.yaml"));
        assertUsage("`site.html` does not end in `.zip`", shell.run("publish", GAME, "--zip", "-o", "site.html"));
    }

    @Test
    @DisplayName("makes a workshop of one game at a time")
    void oneWorkshop() {
        assertUsage("A workshop is of one game", shell.run("publish", "--all", "--workshop"));
        assertUsage("A workshop is of one game", shell.run("publish", GAME, "black-sword", "--workshop"));
        assertUsage("A workshop is of one game", shell.run("publish", GAME, "--zip", "--workshop"));
    }

    @Test
    @DisplayName("says that there is no such game")
    void unknown() {
        Shell.Ran ran = shell.run("publish", "lanterns-of-the-fin");
        assertEquals(ExitCode.ERRORS, ran.exit());
        assertTrue(ran.err().contains("There is no ruleset `lanterns-of-the-fin`.")
                && ran.err().contains(GAME), ran.all());
    }

    @Test
    @DisplayName("refuses a game in which something is wrong, and says what")
    void wrong() throws IOException {
        String root = "rulesets/" + GAME + "/ruleset.yaml";
        shell.write(root, shell.read(root).replace("theme:", "them:"));
        refused("Did you mean `theme`?");
    }

    @Test
    @DisplayName("refuses a game whose own characters are against its rules")
    void wrongCharacter() throws IOException {
        String character = "rulesets/" + GAME + "/characters/sib-aldersea.yaml";
        shell.write(character, shell.read(character).replaceFirst("(?m)^rulings:(\\R .*)+", "note: none"));
        refused("sib-aldersea.yaml");
    }

    private void refused(String because) {
        Shell.Ran ran = shell.run("publish", GAME);
        assertEquals(ExitCode.ERRORS, ran.exit(), ran.all());
        assertTrue(ran.err().contains(because), ran.all());
        assertTrue(ran.err().endsWith("`" + GAME + "` is not published: a game is only where nothing in it is wrong.\n"),
                ran.all());
        assertFalse(Files.exists(folder.resolve(GAME + ".html")));
    }

    private static void assertUsage(String words, Shell.Ran ran) {
        assertEquals(ExitCode.USAGE, ran.exit(), ran.all());
        assertTrue(ran.err().contains(words), ran.all());
    }
}
