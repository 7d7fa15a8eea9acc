package lampblack.cli.roll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompareCommandTest {

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder).withRulesets();
        shell.write("rulesets/scales/ruleset.yaml", """
                format: 1
                id: scales
                version: 1.0.0
                title: Scales
                licence: CC0-1.0
                credits: An invented game.
                sheets: {character: {fields: {name: {}}}}
                tables:
                  beasts:
                    compare:
                      levels: rows
                      first: 1
                    columns: {size: Size, speed: Speed}
                    rows: {one: {cells: [a cat, '12']}, two: {cells: [a dog, '20']}, three: {cells: [a bear, '30']}}
                  plain: {columns: {size: Size}, rows: {one: {cells: [a cat]}}}
                """);
    }

    private String says(int exit, String... arguments) {
        String[] line = new String[arguments.length + 1];
        line[0] = "compare";
        System.arraycopy(arguments, 0, line, 1, arguments.length);
        Shell.Ran ran = shell.run(line);
        assertEquals(exit, ran.exit(), ran.all());
        return ran.all();
    }

    @Test
    void twoSidesAreWeighed() {
        assertEquals("""
                Magnitude
                  Area        Tier 3: several rooms
                  against
                  Scale       Tier 1: 3+ people
                  Difference  2 higher
                  Effect      2 steps better: Standard becomes Extreme
                """, says(0, "worlds-in-the-dark", "magnitude", "area=3", "scale=1"));
    }

    @Test
    void theWordsOfACellSayTheLevelAsWell() {
        String said = says(0, "worlds-in-the-dark", "magnitude", "area=Small building", "the closet");
        assertTrue(said.contains("Tier 4: small building") && said.contains("Difference  4 higher"), said);
        assertTrue(says(0, "scales", "beasts", "speed=12", "bear").contains("Difference  2 lower"));
    }

    @Test
    void severalOnASideAreAddedOrTheBestCounts() {
        String sum = says(0, "worlds-in-the-dark", "magnitude", "area=2", "scale=1", "--against", "force=2",
                "quality=6");
        assertTrue(sum.contains("Together    3") && sum.contains("5 lower") && sum.contains("Zero"), sum);
        String best = says(0, "scales", "beasts", "size=1", "speed=3", "--against", "size=1");
        assertTrue(best.contains("Highest     3") && best.contains("Difference  2 higher"), best);
        assertTrue(says(0, "scales", "beasts", "1", "2").contains("1 lower"));
    }

    @Test
    void forProgramsThereIsJson() {
        String json = says(0, "scales", "beasts", "size=3", "size=1", "--format", "json");
        assertTrue(json.contains("\"difference\": 2"), json);
        assertTrue(json.contains("\"level\": 3") && json.contains("\"words\": \"a bear\""), json);
    }

    @Test
    void whatIsNotThereIsSaid() {
        assertTrue(says(2, "scales", "beests", "1", "2").contains("Did you mean `beasts`?"));
        assertTrue(says(2, "scales", "plain", "1", "2").contains("has no `compare` to say"));
        assertTrue(says(2, "scales", "beasts", "sise=1", "2").contains("Did you mean `size`?"));
        assertTrue(says(2, "scales", "beasts", "size=4", "2").contains("a number from 1 to 3"));
        assertTrue(says(2, "scales", "beasts", "size=99999999999999999999", "2").contains("is not a level"));
        assertTrue(says(2, "scales", "beasts", "size=a bair", "2").contains("Did you mean `a bear`?"));
        assertTrue(says(2, "scales", "beasts", "a whale", "2").contains("is in no cell"));
        assertEquals(1, shell.run("compare", "nowhere", "beasts", "1", "2").exit());
        assertEquals(2, shell.run("compare", "scales", "beasts").exit());
    }
}
