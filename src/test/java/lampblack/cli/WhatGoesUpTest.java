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

/** What a member's rolls, advances and options bring to its owner: both files are written or neither. */
class WhatGoesUpTest {

    private static final String ANN = """
            format: 1
            ruleset: gull
            version: 1.0.0
            links: {ship: gull.yaml}
            creation: {dots: {row: 2}}
            """;
    private static final String GULL = """
            format: 1
            ruleset: gull
            version: 1.0.0
            sheet: ship
            """;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        InventedGame.ofCase("gull", "links/what-goes-up").writeTo(folder.resolve("rulesets"));
        shell.write("ann.yaml", ANN);
        shell.write("gull.yaml", GULL);
    }

    private Shell.Ran takes(String... words) {
        Shell.Ran ran = shell.run(words);
        assertEquals(0, ran.exit(), ran.all());
        return ran;
    }

    @Test
    void aRollBringsTheShipWhatPlayMarks() throws IOException {
        Shell.Ran ran = takes("roll", "ann.yaml", "action", "--on", "row", "--dice-shown", "6,6", "--mark");
        assertTrue(ran.out().contains("Also written: gull.yaml"), ran.all());
        assertEquals(GULL + "now: {gambits: 1}\n", shell.read("gull.yaml"));
        assertEquals(ANN, shell.read("ann.yaml"));
    }

    @Test
    void aRollBringsWhatLedgersKeepToBoth() throws IOException {
        Shell.Ran ran = takes("roll", "ann.yaml", "action", "--on", "row", "--dice-shown", "4,5", "--mark");
        assertTrue(ran.out().contains("Coin (Ship) +1"), ran.all());
        assertTrue(shell.read("ann.yaml").contains("  - {roll: action, paid: {purse: -2, ship.coin: -1}}"),
                shell.read("ann.yaml"));
        assertTrue(shell.read("gull.yaml").contains("  - {pays: {coin: -1}, by: ann.yaml, for: action}"),
                shell.read("gull.yaml"));
        assertTrue(shell.run("show", "gull.yaml").out().contains("2 (0 to 6)"), shell.run("show", "gull.yaml").out());
        assertEquals("2 characters and 1 ruleset: no problems.\n", shell.run("check", ".").all());
        takes("undo", "gull.yaml");
        assertFalse(shell.read("ann.yaml").contains("roll:"), shell.read("ann.yaml"));
    }

    @Test
    void aCostByAFormulaIsNeverBelowNothing() throws IOException {
        takes("roll", "ann.yaml", "action", "--on", "row", "--dice-shown", "1,2", "--mark");
        assertEquals(GULL + "now: {heat: 1}\n", shell.read("gull.yaml"));
    }

    @Test
    void whatIsTakenBringsTheShipBoth() throws IOException {
        Shell.Ran purser = takes("buy", "ann.yaml", "talent", "--choose", "purser");
        assertTrue(purser.out().contains("Coin (Ship) +2"), purser.all());
        assertTrue(shell.read("ann.yaml").contains("choose: purser, paid: {ship.coin: -2}}"), shell.read("ann.yaml"));
        shell.write("gull.yaml", shell.read("gull.yaml") + "now: {heat: 2}\n");
        Shell.Ran teller = takes("buy", "ann.yaml", "talent", "--choose", "storyteller");
        assertTrue(teller.out().contains("Gambits (Ship): +1."), teller.all());
        assertTrue(teller.out().contains("Heat (Ship) is full, and 1 is left over."), teller.all());
        assertTrue(shell.read("ann.yaml").contains("choose: storyteller, marked: {ship.gambits: 1, ship.heat: 1}}"),
                shell.read("ann.yaml"));
        assertTrue(shell.read("gull.yaml").contains("now: {heat: 3, gambits: 1}"), shell.read("gull.yaml"));
        takes("buy", "ann.yaml", "tithe");
        assertEquals("2 characters and 1 ruleset: no problems.\n", shell.run("check", ".").all());
    }

    @Test
    void whatFindsNoRoomInTheShipsLedgerIsSaid() throws IOException {
        shell.write("gull.yaml", GULL + "ledger: [{gain: {coin: 4}}]\n");
        Shell.Ran purser = takes("buy", "ann.yaml", "talent", "--choose", "purser");
        assertTrue(purser.out().contains("Also written: gull.yaml\n1 of 2 Coin is lost; the most there can be is 6."),
                purser.all());
    }

    @Test
    void whatWentUpComesBackWithTheEntry() throws IOException {
        takes("buy", "ann.yaml", "talent", "--choose", "storyteller");
        takes("gain", "ann.yaml", "talents=purser");
        assertTrue(shell.read("gull.yaml").contains("{pays: {coin: -2}, by: ann.yaml, for: gain}"),
                shell.read("gull.yaml"));
        takes("undo", "gull.yaml");
        takes("undo", "ann.yaml");
        assertFalse(shell.read("gull.yaml").contains("now:"), shell.read("gull.yaml"));
        assertFalse(shell.read("ann.yaml").contains("storyteller"), shell.read("ann.yaml"));
        assertFalse(shell.read("gull.yaml").contains("pays"), shell.read("gull.yaml"));
    }

    @Test
    void marksComeBackFromTheShipThatGotThem() throws IOException {
        takes("buy", "ann.yaml", "talent", "--choose", "storyteller");
        String tern = GULL + "now: {gambits: 2, heat: 2}\n";
        shell.write("tern.yaml", tern);
        takes("change", "ann.yaml", "ship=tern.yaml");
        takes("undo", "ann.yaml", "1");
        assertFalse(shell.read("gull.yaml").contains("now:"), shell.read("gull.yaml"));
        assertEquals(tern, shell.read("tern.yaml"));
        takes("buy", "ann.yaml", "talent", "--choose", "storyteller");
        Shell.Ran hangs = shell.run("undo", "ann.yaml", "1");
        assertEquals(1, hangs.exit(), hangs.all());
        assertTrue(hangs.err().contains("Later entries have their other halves in `tern.yaml`"), hangs.err());
    }

    @Test
    void withoutAShipNobodyGetsIt() throws IOException {
        shell.write("ann.yaml", ANN.replaceFirst("links.*\n", ""));
        takes("buy", "ann.yaml", "talent", "--choose", "storyteller");
        takes("buy", "ann.yaml", "talent", "--choose", "purser");
        takes("buy", "ann.yaml", "tithe");
        takes("roll", "ann.yaml", "action", "--on", "row", "--dice-shown", "6,6", "--mark");
        assertFalse(shell.read("ann.yaml").contains("ship."), shell.read("ann.yaml"));
        assertEquals(GULL, shell.read("gull.yaml"));
    }

    @Test
    void inBladesWhoeverReducesHeatClearsTheCrews() throws IOException {
        shell.write("hob.yaml", """
                format: 1
                ruleset: blades-in-the-dark
                version: 1.0.0
                links: {crew: street.yaml}
                creation: {playbook: cutter}
                """);
        shell.write("street.yaml", """
                format: 1
                ruleset: blades-in-the-dark
                version: 1.0.0
                sheet: crew
                now: {heat: 4}
                """);
        takes("roll", "hob.yaml", "heat", "--rulesets", Path.of("rulesets").toAbsolutePath().toString(), "--on",
                "skirmish", "--dice-shown", "6,1", "--mark");
        assertTrue(shell.read("street.yaml").contains("now: {heat: 1}"), shell.read("street.yaml"));
    }

    @Test
    void whatItBringsIsSaidWhereItIsOffered() {
        Shell.Ran offers = takes("options", "ann.yaml");
        assertTrue(offers.out().contains("+1 Gambits (Ship)"), offers.all());
        assertTrue(offers.out().contains("+2 Coin (Ship)"), offers.all());
    }
}
