package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A part rolls with its own traits and marks; what it costs is marked on it and on its whole. */
final class RollingPartsTest {

    private static final Path GAME = Path.of("src/test/cases/rolls/made-by-parts/ruleset.yaml");
    private static final String ASH = """
            format: 1
            ruleset: walkers
            creation: {piloting: {steady: 1, bold: 1}, talent: ace}
            parts:
              walkers:
                Old Rhino: {creation: {engines: {legs: 2, arms: 1}, fittings: hammer}}
            """;
    private static final String TWO = ASH + "    Stork: {creation: {engines: {legs: 1, arms: 2}}}\n";

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/walkers/ruleset.yaml", Files.readString(GAME));
        shell.write("ash.yaml", ASH);
    }

    @Test
    void theOnlyPartRollsWithoutBeingNamed() {
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--dice-shown", "4,1,2");
        assertTrue(ran.out().contains("Strike: Old Rhino"), ran.all());
        assertTrue(ran.out().contains("  lampblack mark ash.yaml heat +1 --part \"Old Rhino\"\n"), ran.all());
    }

    @Test
    void ofSeveralOneIsNamed() throws IOException {
        shell.write("ash.yaml", TWO);
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("Choose from `Old Rhino` and `Stork`."), ran.all());
        Shell.Ran misspelt = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--part", "Storck");
        assertTrue(misspelt.err().contains("Did you mean `Stork`?"), misspelt.all());
        assertEquals(0, shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--part", "walkers.stork").exit());
    }

    @Test
    void theWholePaysFromItsTracks() throws IOException {
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--dice-shown", "1,2,3,3,1,1,2",
                "--mark",
                "--with", "push", "--with", "burn", "--with", "brace", "--with", "bribe", "--harm", "Bent");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals(ASH + "ledger:\n  - {part: Old Rhino, roll: strike, paid: {coin: 1}}\n"
                + "now: {walkers: {Old Rhino: {heat: 1, damage: {cracked: [Bent]}, armour: 1}}, stress: 2, "
                + "fuel: 3}\n", shell.read("ash.yaml"));
        assertTrue(ran.out().contains("Old Rhino: Rolled Strike: Coin -1, 1 left."), ran.all());
        assertFalse(ran.out().contains("lampblack lose"), ran.all());
        assertEquals(0, shell.run("undo", "ash.yaml").exit());
        assertFalse(shell.read("ash.yaml").contains("roll:"), shell.read("ash.yaml"));
    }

    @Test
    void withoutMarkTheCommandIsSaidForTheLedgerToo() {
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--dice-shown", "1,2,3,3", "--with",
                "bribe");
        assertTrue(ran.out().contains("  lampblack lose ash.yaml coin=1\n"), ran.all());
    }

    @Test
    void whatTheLedgerLacksIsPaidByNobody() throws IOException {
        String poor = ASH + "ledger: [{lose: {coin: 2}}]\n";
        shell.write("ash.yaml", poor);
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--mark", "--with", "bribe");
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.err().contains("This costs 1 Coin, but none is left."), ran.all());
        assertEquals(poor, shell.read("ash.yaml"));
    }

    @Test
    void whatTheWholeLacksIsNotMarkedAndNothingElse() throws IOException {
        shell.write("ash.yaml", ASH + "now: {fuel: 0}\n");
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--mark", "--with", "burn");
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.err().contains("Fuel is at 0, but 1 must be paid."), ran.all());
        assertEquals(ASH + "now: {fuel: 0}\n", shell.read("ash.yaml"));
    }

    @Test
    void onlyTheClocksOfThePartAreTicked() throws IOException {
        shell.write("rulesets/walkers/ruleset.yaml", Files.readString(GAME).replace("      harm: {rows",
                "      storm: {clock: 6}\n      harm: {rows"));
        String[] all = {"roll", "ash.yaml", "strike", "--on", "legs", "--dice-shown", "6,1,1", "--mark", "--clock",
                "storm"};
        Shell.Ran ran = shell.run(all);
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("`storm` is on the whole"), ran.all());
        all[all.length - 1] = "chase";
        assertEquals(0, shell.run(all).exit());
        assertTrue(shell.read("ash.yaml").contains("chase: 1"), shell.read("ash.yaml"));
    }

    @Test
    void rowsOfPartAndWholeCountAndThoseOfOtherPartsDoNot() throws IOException {
        shell.write("ash.yaml", TWO + "now: {harm: {bruised: [Knee]}, walkers: {Stork: {damage: {cracked: [Hip]}}}}\n");
        Shell.Ran rhino = shell.run("roll", "ash.yaml", "strike", "--on", "legs", "--part", "old rhino",
                "--dice-shown", "4,1");
        assertTrue(rhino.out().contains("Bruised"), rhino.all());
        assertTrue(rhino.out().contains("  Dice     2d6"), rhino.all());
        assertFalse(rhino.out().contains("Cracked"), rhino.all());
        Shell.Ran stork = shell.run("roll", "ash.yaml", "strike", "--on", "arms", "--part", "stork", "--with", "ace");
        assertTrue(stork.out().contains("  Dice     1d6"), stork.all());
    }

    @Test
    void oddsHaveARowForEachTraitOfEachPart() throws IOException {
        shell.write("ash.yaml", TWO);
        Shell.Ran ran = shell.run("odds", "ash.yaml", "strike");
        assertTrue(ran.out().contains("Strike: Old Rhino"), ran.all());
        assertTrue(ran.out().contains("Strike: Stork"), ran.all());
        assertTrue(ran.out().contains("  Legs 2  87.5%"), ran.all());
        assertTrue(ran.out().contains("  Arms 2  75.0%"), ran.all());
        assertTrue(shell.run("odds", "ash.yaml", "brawl", "--part", "stork").out().contains("75.0%"));
        assertEquals(2, shell.run("odds", "ash.yaml", "act", "--part", "stork").exit());
        assertTrue(shell.run("odds", "walkers", "strike").out().contains("  2d  75.0%"));
    }

    @Test
    void partsRollTogether() throws IOException {
        shell.write("ash.yaml", TWO);
        Shell.Ran ran = shell.run("odds", "ash.yaml", "brawl", "--part", "stork", "--group", "old rhino");
        assertTrue(ran.out().contains("2d, 3d"), ran.all());
        assertTrue(ran.out().contains("96.9%"), ran.all());
    }

    @Test
    void whoHasNoSuchPartCannotMakeTheRoll() throws IOException {
        shell.write("ash.yaml", ASH.replaceFirst("(?s)parts.*", ""));
        Shell.Ran ran = shell.run("roll", "ash.yaml", "strike", "--on", "legs");
        assertEquals(2, ran.exit());
        assertTrue(ran.err().contains("Strike is made with a part, and there is none of Walkers."), ran.all());
        assertFalse(shell.run("odds", "ash.yaml").out().contains("Strike"));
    }

    @Test
    void whatPartsAddToARollOfTheWholeStandsInShowAsItIsRolled() throws IOException {
        Path added = Path.of("src/test/cases/judged/parts-add-to-a-roll-of-the-whole");
        shell.write("rulesets/gangs/ruleset.yaml", Files.readString(added.resolve("ruleset.yaml")));
        shell.write("boss.yaml", Files.readString(added.resolve("character.yaml")));
        Shell.Ran shown = shell.run("show", "boss.yaml", "--why", "rolls.act.dice");
        assertTrue(shown.out().startsWith("Act: +2 "), shown.all());
        Shell.Ran rolled = shell.run("roll", "boss.yaml", "act", "--on", "fight", "--with", "scouts");
        assertTrue(rolled.out().contains("  Dice               4d6"), rolled.all());
        Shell.Ran json = shell.run("show", "boss.yaml", "--format", "json");
        assertTrue(json.out().replaceAll("\\s", "").contains("\"rolls\":{\"act\":{\"dice\":2,"), json.all());
    }
}
