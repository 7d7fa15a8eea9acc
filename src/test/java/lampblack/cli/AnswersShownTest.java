package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was answered is shown as players call it, and what is taken together is offered one by one. */
final class AnswersShownTest {

    private static final String FAMILY = "src/test/cases/family/";
    private static final String HEAD = """
            format: 1
            id: twins
            version: 1.0.0
            title: Twins
            licence: CC0-1.0
            credits: An invented game.
            """;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void shell() {
        shell = new Shell(folder);
    }

    private void copy(String claim, String game, String legal) throws IOException {
        shell.write("rulesets/" + game + "/ruleset.yaml", Files.readString(Path.of(FAMILY, claim, "ruleset.yaml")));
        shell.write("ann.yaml", Files.readString(Path.of(FAMILY, claim, legal, "character.yaml")));
    }

    @Test
    void anAnswerIsATitleAndThatToAGiftStandsBesideIt() throws IOException {
        copy("picks-within-picks", "shipwrights", "the-inner-pick-is-answered-too");
        Shell.Ran ran = shell.run("show", "ann.yaml");
        assertTrue(ran.out().contains("Families:  Wright (Carver)\n"), ran.all());
        assertTrue(ran.out().contains("Trades:    Carver (Saint, given)\n"), ran.all());
        assertEquals(0, shell.run("sheet", "ann.yaml", "-o", "ann.html").exit());
        assertTrue(shell.read("ann.html").contains("Saint"));
    }

    @Test
    void whatAPlaybookAsksThatWasChangedToIsAnsweredLater() throws IOException {
        copy("a-ghost-takes-over", "wake-house", "ratings-stay-and-all-else-follows");
        shell.write("ann.yaml", shell.read("ann.yaml")
                .replace("{ghost: {anchor: the kitchen clock, grief: wail}}", "ghost"));
        assertEquals(0, shell.run("answer", "ann.yaml", "ghost", "grief=wail").exit());
        String answered = shell.read("ann.yaml");
        assertTrue(answered.contains("change: {playbook: {ghost: {grief: wail}}}"), answered);
    }

    @Test
    void oneOfTwoThatAreTakenTogetherIsOffered() throws IOException {
        shell.write("rulesets/twins/ruleset.yaml", HEAD + """
                sheets:
                  character:
                    lists: {oaths: {entries: {sun: {}, moon: {}, star: {}}}}
                    tracks: {xp: {pool: {start: 3}}}
                    advances: {swear: {cost: {xp: 3}, choose: 2, from: oaths}}
                """);
        shell.write("ann.yaml", "format: 1\nruleset: twins\n");
        String offered = shell.run("options", "ann.yaml").out();
        assertTrue(offered.contains("+  Sun (choose?)"), offered);
        assertEquals(0, shell.run("buy", "ann.yaml", "swear", "--choose", "sun", "--choose", "star").exit());
        assertTrue(shell.run("buy", "ann.yaml", "swear", "--choose", "moon").exit() != 0);
    }
}
