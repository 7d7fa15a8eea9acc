package lampblack.cli.roll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import lampblack.InventedGame;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may not make a roll is refused with the reason, and nothing asks them for it. */
class WhoMayRollTest {

    private static final String ANN = """
            format: 1
            ruleset: quay
            version: 1.0.0
            creation: {dots: {swim: 3}, knacks: fins}
            now: {strain: 4}
            """;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        InventedGame game = InventedGame.ofCase("quay", "rolls/who-may-make-it");
        game.writeTo(folder.resolve("rulesets"));
        shell.write("rulesets/quay/ruleset.yaml", game.text() + """
                layout: {character: {sides: {front: [{columns: [[skills, strain], [knacks, rolls.drown]]}]}}}
                """);
        shell.write("fins.yaml", ANN);
        shell.write("bare.yaml", ANN.replace(", knacks: fins", "").replace("strain: 4", "strain: 2"));
    }

    @Test
    void whoDoesNotMeetItIsRefused() {
        Shell.Ran fins = shell.run("roll", "fins.yaml", "drown", "--seed=1");
        assertEquals(2, fins.exit());
        assertTrue(fins.err().contains("`Drown` needs a character without Fins."), fins.all());
        assertEquals(0, shell.run("roll", "bare.yaml", "drown", "--seed=1").exit());
        assertEquals(0, shell.run("roll", "quay", "drown", "--seed=1").exit());
    }

    @Test
    void whoHasTooLittleIsRefusedBeforeTheDiceFall() throws IOException {
        shell.write("rulesets/purse/ruleset.yaml", """
                format: 1
                id: purse
                version: 1.0.0
                title: The Purse
                licence: CC0-1.0
                credits: An invented game.
                sheets:
                  character:
                    tracks: {coin: {pool: {start: 1}}, luck: {boxes: 3, supply: true, start: 1}, heat: {boxes: 1}}
                rolls:
                  act:
                    dice: 1..3
                    extras: {pay: {costs: {coin: 2}, gives: +1d}, dare: {costs: {luck: 2}, gives: +1d},
                      burn: {costs: {heat: 2}, gives: +1d}, tip: {costs: {coin: 1}, gives: +1d}}
                    outcomes: {good: {on: 4..6}, bad: {on: 1..3}}
                """);
        shell.write("ann.yaml", "format: 1\nruleset: purse\nversion: 1.0.0\n");
        for (String extra : List.of("pay", "dare")) {
            Shell.Ran ran = shell.run("roll", "ann.yaml", "act", "--dice", "1", "--with", extra, "--seed=1");
            assertEquals(2, ran.exit(), ran.all());
            assertEquals("", ran.out());
            assertTrue(ran.err().contains((extra.equals("pay") ? "Coin" : "Luck") + " is at 1, but 2 must be paid."), ran.err());
        }
        for (String extra : List.of("burn", "tip")) {
            assertEquals(0, shell.run("roll", "ann.yaml", "act", "--dice", "1", "--with", extra, "--seed=1").exit());
        }
    }

    @Test
    void theMarksOfPlayAreRead() {
        Shell.Ran bare = shell.run("roll", "bare.yaml", "gasp", "--on", "swim", "--seed=1");
        assertEquals(2, bare.exit());
        assertTrue(bare.err().contains("`Gasp` needs "), bare.all());
        assertEquals(0, shell.run("roll", "fins.yaml", "gasp", "--on", "swim", "--seed=1").exit());
    }

    @Test
    void oddsLeaveItOutUnlessItIsAskedFor() {
        Shell.Ran all = shell.run("odds", "fins.yaml");
        assertFalse(all.out().contains("Drown"), all.all());
        assertTrue(all.out().contains("Gasp"), all.all());
        assertEquals(2, shell.run("odds", "fins.yaml", "drown").exit());
    }

    @Test
    void nothingAsksForIt() {
        String[] bad = {"roll", "FILE", "try", "--on", "swim", "--dice-shown", "1,2,3"};
        bad[1] = "fins.yaml";
        assertFalse(shell.run(bad).out().contains("Drown"));
        bad[1] = "bare.yaml";
        assertTrue(shell.run(bad).out().contains("roll Drown"), shell.run(bad).all());
        assertFalse(shell.run("mark", "fins.yaml", "strain", "+1").out().contains("Drown"));
        Shell.Ran full = shell.run("mark", "bare.yaml", "strain", "5");
        assertTrue(full.out().contains("lampblack roll bare.yaml drown"), full.all());
    }

    @Test
    void sheetsSayItWhereItIsNotYetKnown() {
        assertFalse(shell.run("sheet", "fins.yaml", "--text").out().contains("Drown"));
        assertTrue(shell.run("sheet", "bare.yaml", "--text").out().contains("Drown"), shell.run("sheet", "bare.yaml", "--text").all());
        assertTrue(shell.run("show", "fins.yaml", "--format=json").out().contains("\"open\": false"));
    }
}
