package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The parts of a character at the command line. */
final class PartsTest {

    private static final Path GAME = Path.of("src/test/cases/small-sheets/ruleset.yaml");

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/game/ruleset.yaml", Files.readString(GAME)
                .replace("edges: {entries: {fearsome: {}", "edges: {entries: {fearsome: {ask: {whom: {words: true}}}"));
        shell.write("rulesets/game/tests/first.yaml", """
                tests:
                  one:
                    given:
                      sheet: crew
                      fields: {name: The Lampblacks}
                      creation: {upgrades: [drill]}
                      parts: {cohorts: {The Rooks: {creation: {kind: gang, type: thugs, edges: [loyal], flaws: [wild]}}}}
                      ledger: [{session: 1, part: The Rooks, earn: {practice: 1}}]
                """);
        shell.write("rooks.yaml", """
                ruleset: game
                sheet: crew
                fields: {name: The Rooks}
                creation: {upgrades: [elite]}
                parts:
                  cohorts:
                    The Rooks: {fields: {look: The Rooks}, creation: {kind: gang, type: adepts}}
                    The Crows: {creation: {kind: gang, type: adepts, edges: [fearsome], flaws: [wild]}}
                ledger:
                  - {part: cohorts.The Rooks, earn: {practice: 1}, note: The Rooks}
                now: {cohorts: {The Rooks: {harm: 1}}}
                """);
    }

    @Test
    void coverageCountsWhatPartsTake() {
        String said = shell.run("test", "game", "--coverage").out();
        assertTrue(said.endsWith("Covered: 11 of 26, 42 %.\n"), said);
        assertTrue(said.contains("the option `cohorts.kinds.expert`, only random characters"), said);
        assertTrue(said.contains("the advance `cohorts.edge`, only random characters"), said);
        assertTrue(said.contains("No test breaks the rule `cohorts.tame`"), said);
    }

    @Test
    void reachFindsAPathToWhatPartsTake() {
        assertEquals("""
                Options: 13 of 13 have a path.
                Creation steps: 6 of 6 have a path.
                Ways to earn: 2 of 2 have a path.
                Advances: 3 of 3 have a path.
                """, shell.run("reach", "game").out());
        String path = shell.run("reach", "game", "cohorts.advances.edge").out();
        assertTrue(path.contains("advance: edge, choose: "), path);
        assertTrue(shell.run("reach", "game", "elite-training").out().contains("edges: [elite-training]"));
    }

    @Test
    void aTestAddsToThePartsOfTheOneThatItContinues() throws IOException {
        shell.write("rulesets/game/tests/second.yaml", """
                tests:
                  two:
                    from: one
                    given:
                      now: {cohorts: {The Rooks: {harm: 2}}}
                  three:
                    from: two
                    given:
                      creation: {upgrades: [elite]}
                      parts:
                        cohorts:
                          The Rooks: {fields: {look: Black coats}, creation: {edges: [{fearsome: {whom: all}}]}}
                          The Crows: {creation: {kind: gang, type: adepts, edges: [loyal], flaws: [wild]}}
                      now: {cohorts: {The Crows: {harm: 1}}}
                    expect:
                      values:
                        parts.cohorts.The Rooks.options.kinds: [gang]
                        parts.cohorts.The Rooks.options.flaws: [wild]
                        parts.cohorts.The Rooks.tracks.harm.marked: 2
                """);
        Shell.Ran ran = shell.run("test", "game");
        assertEquals("game: 3 tests, all passed.\n", ran.all());
    }

    @Test
    void aPartIsRenamedWhereverItIsNamed() throws IOException {
        String before = shell.read("rooks.yaml");
        Shell.Ran ran = shell.run("rename", "rooks.yaml", "The Rooks", "The Daws");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals(before.replace("    The Rooks: {fields", "    The Daws: {fields")
                .replace("cohorts.The Rooks", "cohorts.The Daws").replace("{The Rooks: {harm", "{The Daws: {harm"),
                shell.read("rooks.yaml"));
    }

    @Test
    void whatIsAskedInAPartIsAnswered() throws IOException {
        String before = shell.read("rooks.yaml");
        Shell.Ran ran = shell.run("answer", "rooks.yaml", "The Crows.fearsome", "whom=the Gulls");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals(before.replace("edges: [fearsome]", "edges: [{fearsome: {whom: the Gulls}}]"),
                shell.read("rooks.yaml"));
        assertEquals(0, shell.run("answer", "rooks.yaml", "fearsome", "whom=the Crabs").exit());
        assertTrue(shell.read("rooks.yaml").contains("{whom: the Crabs}"));
    }

    @Test
    void aNewCharacterSaysHowPartsAreWritten() throws IOException {
        assertEquals(0, shell.run("new", "character", "--ruleset", "game", "-o", "new.yaml").exit());
        String made = shell.read("new.yaml");
        assertTrue(made.contains("""
                parts:
                  # Cohorts: 1 of them, each under a name of its own.
                  cohorts:
                    # A Name of Your Own:
                    #   fields:
                    #     look:
                    #   creation:
                    #     kind:   # Kinds: gang, expert
                """), made);
        shell.write("new.yaml", made.replaceFirst("# A Name of Your Own:", "The Rooks:")
                .replaceFirst("# ( *creation:)\n    # ( *kind:).*", "$1\n    $2 gang"));
        Shell.Ran ran = shell.run("check", "new.yaml");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("The Rooks: Make 1 more choice for Type."), ran.out());
    }
}
