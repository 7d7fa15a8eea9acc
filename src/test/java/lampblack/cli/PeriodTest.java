package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A period begins for a group: once in each file, and what was interrupted is finished. */
class PeriodTest {

    private static final String HEADER = "format: 1\nruleset: gale\n";

    @TempDir
    Path folder;

    @BeforeEach
    void game() throws IOException {
        Path game = Files.createDirectories(folder.resolve("rulesets/gale")).resolve(RulesetLocation.ROOT_FILE);
        Files.copy(Path.of("src/test/cases/refills").resolve(RulesetLocation.ROOT_FILE), game);
        write("ash.yaml", HEADER + "ledger: []\nnow: {gambits: 0, strain: 5}\n");
        write("bell.yaml", HEADER + "ledger: []\nnow: {gambits: 1}\n");
    }

    @Test
    void everyFileGetsTheEntryAndItsMarks() throws IOException {
        period("ash.yaml", "bell.yaml", "score");
        String now = "now: {gambits: 3, strain: 1}\n";
        assertEquals(HEADER + "ledger:\n  - {score: 1, begin: score, marked: {gambits: 3, strain: -4}}\n" + now,
                Files.readString(folder.resolve("ash.yaml")));
        assertEquals(HEADER + "ledger:\n  - {score: 1, begin: score, marked: {gambits: 2, strain: 1}}\n" + now,
                Files.readString(folder.resolve("bell.yaml")));
    }

    @Test
    void takingItBackTakesBackWhatItMarkedAndIsStillThere() throws IOException {
        period("ash.yaml", "score");
        Path ash = folder.resolve("ash.yaml");
        Files.writeString(ash, Files.readString(ash).replace("now: {gambits: 3,", "now: {gambits: 1,"));
        StringWriter out = new StringWriter();
        assertEquals(0, Main.run(List.of("undo", "ash.yaml", "--rulesets", "rulesets"), new PrintWriter(out),
                new PrintWriter(out), folder), out::toString);
        assertEquals("Undid entry 1: The Score 1 begins\nGambits: -1 of -3, as the others are no longer there.\nStrain: +4.\n"
                + "Luck: 2 → 1.\n", out.toString());
        assertEquals(HEADER + "now: {gambits: 0, strain: 5}\n", Files.readString(ash));
    }

    @Test
    void takingItBackTakesBackTheMarksOfPartsToo() throws IOException {
        String before = HEADER
                + "parts: {hounds: {Rex: {}}}\nledger: []\nnow: {gambits: 3, strain: 1, hounds: {Rex: {wind: 1}}}\n";
        write("ash.yaml", before);
        period("ash.yaml", "score");
        Path ash = folder.resolve("ash.yaml");
        assertEquals(before.replace("ledger: []",
                "ledger:\n  - {score: 1, begin: score, marked: {hounds: {Rex: {wind: 3}}}}")
                .replace("wind: 1", "wind: 4"), Files.readString(ash));
        StringWriter out = new StringWriter();
        assertEquals(0, Main.run(List.of("undo", "ash.yaml", "--rulesets", "rulesets"), new PrintWriter(out),
                new PrintWriter(out), folder), out::toString);
        assertEquals("Undid entry 1: The Score 1 begins\nRex: Wind: -3.\nLuck: 2 → 1.\n", out.toString());
        assertEquals(before.replace("ledger: []\n", ""), Files.readString(ash));
    }

    @Test
    void aSecondRunFinishesAFirst() throws IOException {
        period("ash.yaml", "score");
        String begun = Files.readString(folder.resolve("ash.yaml"));
        assertEquals("ash: The Score 1 has begun already.\nbell: The Score 1 begins.\n  Gambits: 1 → 3.\n"
                + "  Strain: 0 → 1.\n  Luck: 1 → 2.\n", period("ash.yaml", "bell.yaml", "score"));
        assertEquals(begun, Files.readString(folder.resolve("ash.yaml")));
    }

    @Test
    void theNextIsOneMoreThanTheHighestOfTheGroup() throws IOException {
        write("ash.yaml", HEADER + "ledger:\n  - {score: 4, advance: dare}\n");
        assertEquals("ash: The Score 5 begins.\n  Strain: 0 → 1.\n  Luck: 0 → 2.\nbell: The Score 5 begins.\n"
                + "  Gambits: 1 → 3.\n  Strain: 0 → 1.\n  Luck: 1 → 2.\n", period("ash.yaml", "bell.yaml", "score"));
    }

    private String period(String... words) {
        List<String> call = new ArrayList<>(List.of("period", "--rulesets", "rulesets"));
        call.addAll(List.of(words));
        StringWriter out = new StringWriter();
        assertEquals(0, Main.run(call, new PrintWriter(out), new PrintWriter(out), folder), out::toString);
        return out.toString();
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }
}
