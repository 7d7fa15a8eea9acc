package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.InventedGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crew whose gambits its members spend in their rolls: both files are marked or neither. */
final class RollPayingTest {

    private static final String ANN = "characters/ann.yaml";
    private static final String STREET = "crews/street.yaml";
    private static final String ANN_TEXT = """
            format: 1
            ruleset: lantern-street
            version: 1.0.0
            links: {crew: ../crews/street.yaml}
            creation: {dots: {sneak: 2}}
            """;
    private static final String STREET_TEXT = """
            format: 1
            ruleset: lantern-street
            sheet: crew
            version: 1.0.0
            """;

    @TempDir
    private Path folder;
    private Shell shell;
    private InventedGame game;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        game = InventedGame.ofCase("lantern-street", "family/the-crew-pays-for-what-its-members-dare");
        game.writeTo(folder.resolve("rulesets"));
        shell.write(ANN, ANN_TEXT);
        shell.write(STREET, STREET_TEXT);
    }

    private Shell.Ran roll(String... more) {
        String[] all = new String[more.length + 6];
        System.arraycopy(new String[] {"roll", ANN, "action", "--on", "sneak", "--seed=1"}, 0, all, 0, 6);
        System.arraycopy(more, 0, all, 6, more.length);
        return shell.run(all);
    }

    @Test
    void aGambitIsMarkedOnTheCrew() throws IOException {
        Shell.Ran ran = roll("--with", "gambit", "--mark");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("Gambits: 3 \u2192 2 of 3."), ran.all());
        assertTrue(ran.out().contains("Also written: crews/street.yaml"), ran.all());
        assertEquals(STREET_TEXT + "now: {gambits: 2}\n", shell.read(STREET));
        assertEquals(ANN_TEXT, shell.read(ANN));
    }

    @Test
    void whatIsLeftOverOnAFullTrackOfTheCrewIsSaid() throws IOException {
        shell.write("rulesets/lantern-street/ruleset.yaml", game.text().replace("crew.gambits: 1", "crew.heat: 2")
                .replace("      gambits:", "      heat: {boxes: 3, when-full: The watch comes.}\n      gambits:"));
        shell.write(STREET, STREET_TEXT + "now: {heat: 2}\n");
        Shell.Ran ran = roll("--with", "gambit", "--mark");
        assertTrue(ran.out().contains("Heat: 2 → 3 of 3.\nHeat is full, and 1 is left over.\nThe watch comes.\n"
                + "Also written: crews/street.yaml"), ran.all());
        Shell.Ran again = roll("--with", "gambit", "--mark");
        assertEquals(0, again.exit(), again.all());
        assertTrue(again.out().contains("Heat is full, and 2 are left over.\nThe watch comes."), again.all());
        assertEquals(STREET_TEXT + "now: {heat: 3}\n", shell.read(STREET));
    }

    @Test
    void whatTheRollerPaysIsSavedWithIt() throws IOException {
        shell.write("rulesets/lantern-street/ruleset.yaml", game.text()
                .replace("costs: {crew.gambits: 1}", "costs: {crew.gambits: 1, strain: 1, crew.gains: 1}"));
        Shell.Ran ran = roll("--with", "gambit", "--mark");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read(ANN).contains("strain: 1"), ran.all());
        assertTrue(shell.read(STREET).contains("gambits: 2"), ran.all());
        assertTrue(ran.out().contains("Rolled Action: Gains (Crew) -1."), ran.all());
        assertFalse(ran.out().contains("lampblack mark"), ran.all());
        assertFalse(ran.out().contains("lampblack lose"), ran.all());
        assertTrue(shell.read(ANN).contains("  - {roll: action, paid: {crew.gains: 1}}\n"), shell.read(ANN));
        assertTrue(shell.read(STREET).contains("  - {pays: {gains: 1}, by: \"../characters/ann.yaml\", for: action}\n"),
                shell.read(STREET));
    }

    private void asksForGains() throws IOException {
        shell.write("rulesets/lantern-street/ruleset.yaml", game.text()
                .replace("costs: {crew.gambits: 1}", "costs: {crew.gains: 1}"));
    }

    @Test
    void bothHalvesAreTakenBackTogether() throws IOException {
        asksForGains();
        assertEquals(0, roll("--with", "gambit", "--mark").exit());
        Shell.Ran check = shell.run("check", ANN, STREET);
        assertEquals(0, check.exit(), check.all());
        assertFalse(check.all().contains("warning"), check.all());
        Shell.Ran undone = shell.run("undo", STREET);
        assertEquals(0, undone.exit(), undone.all());
        assertFalse(shell.read(ANN).contains("roll:"), shell.read(ANN));
        assertFalse(shell.read(STREET).contains("pays:"), shell.read(STREET));
    }

    @Test
    void whatTheLedgerOfTheCrewLacksIsPaidByNobody() throws IOException {
        asksForGains();
        shell.write(STREET, STREET_TEXT + "ledger: [{lose: {gains: 2}}]\n");
        Shell.Ran ran = roll("--with", "gambit", "--mark");
        assertEquals(2, ran.exit(), ran.all());
        assertEquals(ANN_TEXT, shell.read(ANN));
    }

    @Test
    void withoutMarkNothingIsWritten() throws IOException {
        asksForGains();
        Shell.Ran ran = roll("--with", "gambit");
        assertTrue(ran.out().contains("  lampblack lose crews/street.yaml gains=1\n"), ran.all());
        assertEquals(ANN_TEXT, shell.read(ANN));
        assertEquals(STREET_TEXT, shell.read(STREET));
    }

    @Test
    void withoutMarkTheCommandIsSaid() throws IOException {
        Shell.Ran ran = roll("--with", "gambit");
        assertTrue(ran.out().contains("  lampblack mark crews/street.yaml gambits -1\n"), ran.all());
        assertEquals(STREET_TEXT, shell.read(STREET));
    }

    @Test
    void whatTheCrewCannotPayIsSaidBeforeTheDiceFall() throws IOException {
        shell.write(STREET, STREET_TEXT + "now: {gambits: 0}\n");
        Shell.Ran ran = roll("--with", "gambit", "--mark");
        assertEquals(2, ran.exit());
        assertEquals("", ran.out());
        assertTrue(ran.err().contains("Gambits (Crew) is at 0, but 1 must be paid."), ran.all());
        assertEquals(ANN_TEXT, shell.read(ANN));
    }

    @Test
    void withoutACrewNobodyPays() throws IOException {
        shell.write(ANN, ANN_TEXT.replaceFirst("links.*\n", ""));
        Shell.Ran ran = roll("--with", "gambit", "--mark");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("to be paid by the Crew, and this character has none."), ran.all());
    }

    @Test
    void whatTheLeaderOfAGroupPaysIsInTheLedgers() throws IOException {
        shell.write("rulesets/lantern-street/ruleset.yaml", game.text().replaceFirst("(?m)^  action:\n",
                "  action:\n    group: {counts: best, fails: [failure], costs: {crew.gains: 1}}\n"));
        Shell.Ran ran = roll("--group", "1", "--dice-shown", "1,1,1", "--mark");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read(ANN).contains("  - {roll: action, paid: {crew.gains: 2}}\n"), ran.all());
        assertTrue(shell.read(STREET).contains("pays: {gains: 2}"), shell.read(STREET));
        assertEquals(0, shell.run("check", ANN, STREET).exit());
    }

    @Test
    void oddsCountWhatItCosts() {
        Shell.Ran ran = shell.run("odds", ANN, "action", "--on", "sneak", "--with", "gambit");
        assertTrue(ran.out().contains("Gambits (Crew)"), ran.all());
    }
}
