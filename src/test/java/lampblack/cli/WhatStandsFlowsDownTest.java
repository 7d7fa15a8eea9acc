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

/** What a crew closes is offered to its members no more, and judges nothing that they have. */
class WhatStandsFlowsDownTest {

    private static final String ANN = """
            format: 1
            ruleset: weir
            version: 1.0.0
            links: {crew: crew.yaml}
            creation: {dots: {row: 2}, talent: horn}
            ledger:
              - {session: 1, earn: {noise: 2, quiet: 2}}
              - {session: 1, advance: practice, raise: mend}
            """;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        InventedGame.ofCase("weir", "links/what-stands-flows-down").writeTo(folder.resolve("rulesets"));
        shell.write("crew.yaml", """
                format: 1
                ruleset: weir
                version: 1.0.0
                sheet: crew
                creation: {upgrades: [silence]}
                """);
        shell.write("ann.yaml", ANN);
    }

    @Test
    void whatAFileHoldsIsFine() {
        assertEquals("2 characters and 1 ruleset: no problems.\n", shell.run("check", ".").all());
    }

    @Test
    void whatItClosesIsNotToBeHad() throws IOException {
        Shell.Ran offers = shell.run("options", "ann.yaml");
        assertTrue(offers.out().contains("The advance Practice is closed to this character by Silence."), offers.all());
        for (String[] command : new String[][] {{"buy", "ann.yaml", "practice", "--raise", "row"}, {"earn", "ann.yaml", "noise=1"}}) {
            Shell.Ran ran = shell.run(command);
            assertEquals(1, ran.exit(), ran.all());
            assertTrue(ran.all().contains("closed to this character by Silence"), ran.all());
        }
        assertEquals(ANN, shell.read("ann.yaml"));
        assertEquals(0, shell.run("buy", "ann.yaml", "talent", "--choose", "net").exit());
    }

    @Test
    void aTableMayAllowItAllTheSame() throws IOException {
        Shell.Ran ran = shell.run("earn", "ann.yaml", "noise=1", "--allow", "It had to be.");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read("ann.yaml").contains("allows: earning.locked"), shell.read("ann.yaml"));
        assertFalse(shell.run("check", "ann.yaml").all().contains("warning"), shell.run("check", "ann.yaml").all());
    }
}
