package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is marked when something is taken is written with its entry, said there, and taken back with it. */
class TakenMarksTest {

    private static final String BEFORE = """
            format: 1
            ruleset: ember-road
            parts:
              mules: {Bess: {}}
            ledger:
              - {session: 1, earn: {miles: 5}}
            now: {strain: 1, nerve: 2}
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void character() throws IOException {
        Path game = Files.createDirectories(folder.resolve("rulesets/ember-road")).resolve(RulesetLocation.ROOT_FILE);
        Files.copy(Path.of("src/test/cases/when-taken").resolve(RulesetLocation.ROOT_FILE), game);
        Files.writeString(folder.resolve("ash.yaml"), BEFORE);
    }

    @Test
    void whyNamesWhatCreationMoved() throws IOException {
        Files.writeString(folder.resolve("ash.yaml"),
                "format: 1\nruleset: ember-road\ncreation: {boons: [lucky-break]}\n");
        assertEquals("""
                Coin: 3 left
                ├─ 1 to start with (ember-road/ruleset.yaml:18)
                └─ 2 by what was taken in creation
                """, run("show", "ash.yaml", "--why", "coin"));
    }

    @Test
    void anAdvanceMarksWhatHasRoomAndUndoTakesItBack() throws IOException {
        run("buy", "ash.yaml", "sleep");
        assertEquals(BEFORE.replace("now: {strain: 1, nerve: 2}",
                "  - {advance: sleep, marked: {strain: -1, nerve: 2}}\nnow: {strain: 0, nerve: 4}"), text());
        assertEquals("Undid entry 2: Sleep\nStrain: +1.\nNerve: -2.\nXp: 4 → 5.\n", run("undo", "ash.yaml"));
        assertEquals(BEFORE, text());
    }

    @Test
    void theFirstEntryGoesWithTheLedgerThatItMade() throws IOException {
        String before = BEFORE.replace("ledger:\n  - {session: 1, earn: {miles: 5}}\n", "");
        Files.writeString(folder.resolve("ash.yaml"), before);
        run("earn", "ash.yaml", "miles=5", "--session", "1");
        run("undo", "ash.yaml");
        assertEquals(before, text());
    }

    @Test
    void undoTakesBackAtMostWhatIsThere() throws IOException {
        run("buy", "ash.yaml", "drink");
        assertEquals("{strain: 3, nerve: 2}", text().lines().filter(line -> line.startsWith("now:")).findFirst()
                .orElseThrow().substring(5));
        run("mark", "ash.yaml", "strain", "1");
        assertEquals("Undid entry 2: Drink\nStrain: -1 of -2, as the others are no longer there.\nXp: 4 → 5.\n"
                + "Coin: 0 → 1.\n", run("undo", "ash.yaml"));
        assertEquals(BEFORE.replace("strain: 1, ", ""), text());
    }

    @Test
    void aClockBeginsAnewAsItDoesWhenMarkedAndSaysWhatHappens() throws IOException {
        run("mark", "ash.yaml", "healing", "3");
        assertEquals("""
                Entry 2: Mend
                Healing: 3 → 1.
                Healing is full.
                Each harm is one level less.
                Strain: -1.
                """, run("buy", "ash.yaml", "mend"));
        assertEquals("{strain: 0, nerve: 2, healing: 1}", text().lines().filter(line -> line.startsWith("now:"))
                .findFirst().orElseThrow().substring(5));
        assertEquals("Undid entry 2: Mend\nHealing: +2.\nStrain: +1.\n", run("undo", "ash.yaml"));
    }

    @Test
    void whatMarksNothingSaysSo() {
        run("mark", "ash.yaml", "strain", "0");
        run("mark", "ash.yaml", "nerve", "4");
        assertEquals("""
                Entry 2: Sleep
                Xp -1, 4 left.
                Strain: nothing to take away; it stays at 0.
                Nerve: no room for more; it stays at 4.
                """, run("buy", "ash.yaml", "sleep"));
    }

    @Test
    void aPartIsMarkedUnderItsName() throws IOException {
        run("gain", "ash.yaml", "loads=barrels", "--part", "Bess");
        assertEquals("now: {strain: 1, nerve: 2, mules: {Bess: {wind: 1}}}", text().lines()
                .filter(line -> line.startsWith("now:")).findFirst().orElseThrow());
    }

    private String run(String... words) {
        List<String> call = Stream.concat(Stream.of(words), Stream.of("--rulesets", "rulesets")).toList();
        StringWriter out = new StringWriter();
        assertEquals(0, Main.run(call, new PrintWriter(out), new PrintWriter(out), folder), out::toString);
        return out.toString();
    }

    private String text() throws IOException {
        return Files.readString(folder.resolve("ash.yaml"));
    }
}
