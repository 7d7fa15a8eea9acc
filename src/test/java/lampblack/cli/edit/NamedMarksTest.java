package lampblack.cli.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An entry clears a slot that the player names, ticks a clock that the player names, and takes options away. */
class NamedMarksTest {

    private static final String ANN = """
            format: 1
            ruleset: quay
            version: 1.0.0
            now: {harm: {light: [Bruised ribs, Soaked]}, healing: 4, clocks: {The Weir: 1/4}}
            """;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/quay/ruleset.yaml", """
                format: 1
                id: quay
                version: 1.0.0
                title: Quay
                licence: CC0-1.0
                credits: An invented game.
                sheets:
                  character:
                    lists:
                      coats: {entries: {wool: {when-taken: {loses: oilskin}}, oilskin: {when-taken: {loses: wool}}}}
                    tracks: {harm: {rows: {light: {slots: 2}}}, healing: {clock: 4}, clocks: {clocks: [4, 6]}}
                    advances:
                      rest: {gain: {}, when-taken: {ticks: 2}}
                      mend: {gain: {}, when-taken: {harm.light: -1, healing: -4}}
                      dress: {choose: 1, from: coats}
                """);
        shell.write("ann.yaml", ANN);
    }

    private Shell.Ran takes(String... words) {
        Shell.Ran ran = shell.run(words);
        assertEquals(0, ran.exit(), ran.all());
        return ran;
    }

    @Test
    void theSlotIsNamedAndComesBack() throws IOException {
        Shell.Ran mended = takes("buy", "ann.yaml", "mend", "--clear", "soaked");
        assertTrue(mended.out().contains("Light: Soaked removed."), mended.all());
        assertTrue(shell.read("ann.yaml").contains("light: [Bruised ribs]}, healing: 0"), shell.read("ann.yaml"));
        assertTrue(shell.read("ann.yaml").contains("{advance: mend, marked: {healing: -4, harm.light: Soaked}}"),
                shell.read("ann.yaml"));
        Shell.Ran undone = takes("undo", "ann.yaml");
        assertTrue(undone.out().contains("harm.light: Soaked again."), undone.all());
        assertTrue(shell.read("ann.yaml").contains("light: [Bruised ribs, Soaked]}, healing: 4"), shell.read("ann.yaml"));
    }

    @Test
    void whereThereIsNoRoomForItThatIsSaid() throws IOException {
        takes("buy", "ann.yaml", "mend", "--clear", "Soaked");
        takes("mark", "ann.yaml", "harm.light", "Burnt");
        Shell.Ran undone = takes("undo", "ann.yaml");
        assertTrue(undone.out().contains("harm.light has no room for Soaked any more."), undone.all());
        assertTrue(shell.read("ann.yaml").contains("light: [Bruised ribs, Burnt]"), shell.read("ann.yaml"));
    }

    @Test
    void whatIsNotNamedIsAskedFor() throws IOException {
        Shell.Ran slots = shell.run("buy", "ann.yaml", "mend");
        assertEquals(2, slots.exit());
        assertTrue(slots.err().contains("say what goes with `--clear`: Bruised ribs and Soaked"), slots.all());
        shell.write("ann.yaml", ANN.replace("healing: 4", "healing: 1"));
        Shell.Ran clocks = shell.run("buy", "ann.yaml", "rest");
        assertEquals(2, clocks.exit());
        assertTrue(clocks.err().contains("--clock"), clocks.all());
    }

    @Test
    void theClockIsNamedAndTickedAsFarAsItGoes() throws IOException {
        shell.write("ann.yaml", ANN.replace("healing: 4", "healing: 3"));
        takes("buy", "ann.yaml", "rest", "--clock", "The Weir");
        assertTrue(shell.read("ann.yaml").contains("The Weir: 3/4"), shell.read("ann.yaml"));
        takes("buy", "ann.yaml", "rest", "--clock", "healing");
        assertTrue(shell.read("ann.yaml").contains("healing: 4"), shell.read("ann.yaml"));
        assertTrue(shell.read("ann.yaml").contains("marked: {healing: 1}"), shell.read("ann.yaml"));
        takes("undo", "ann.yaml");
        takes("undo", "ann.yaml");
        assertTrue(shell.read("ann.yaml").contains("healing: 3, clocks: {The Weir: 1/4}"), shell.read("ann.yaml"));
    }

    @Test
    void theOnlyOneNeedsNoName() throws IOException {
        takes("buy", "ann.yaml", "rest");
        assertTrue(shell.read("ann.yaml").contains("The Weir: 3/4"), shell.read("ann.yaml"));
        assertTrue(shell.read("ann.yaml").contains("marked: {clocks.The Weir: 2}"), shell.read("ann.yaml"));
        assertEquals("Undid entry 1: Rest\nThe Weir: -2.\n", takes("undo", "ann.yaml").out());
        takes("buy", "ann.yaml", "rest");
        takes("mark", "ann.yaml", "clocks.The Weir", "1");
        assertEquals("Undid entry 1: Rest\nThe Weir: -1 of -2, as the others are no longer there.\n",
                takes("undo", "ann.yaml").out());
    }

    @Test
    void aFullClockIsNotTickedNorIsAnotherInItsPlace() throws IOException {
        shell.write("ann.yaml", ANN.replace("healing: 4", "healing: 3").replace("1/4", "4/4"));
        String before = shell.read("ann.yaml");
        Shell.Ran full = shell.run("buy", "ann.yaml", "rest", "--clock", "The Weir");
        assertEquals(2, full.exit());
        assertTrue(full.err().startsWith("Say with `--clock` which clock is ticked: healing."), full.all());
        assertEquals(before, shell.read("ann.yaml"));
        assertTrue(takes("buy", "ann.yaml", "rest").out().contains("Healing: +1.\nHealing is full, and 1 is left over."));
        takes("buy", "ann.yaml", "rest", "--clock", "The Weir");
        assertTrue(shell.read("ann.yaml").contains("- {advance: rest}"), shell.read("ann.yaml"));
        assertEquals("Undid entry 2: Rest\n", takes("undo", "ann.yaml").out());
    }

    @Test
    void anOptionGoesWithWhatIsTaken() throws IOException {
        takes("buy", "ann.yaml", "dress", "--choose", "wool");
        Shell.Ran ran = takes("buy", "ann.yaml", "dress", "--choose", "oilskin");
        assertTrue(ran.out().contains("Wool goes"), ran.all());
        assertFalse(shell.run("show", "ann.yaml", "--format=json").out().contains("\"wool\""));
        Shell.Ran undone = takes("undo", "ann.yaml");
        assertTrue(undone.out().contains("Wool: there again."), undone.all());
    }

    @Test
    void whatItDoesIsSaidWhereItIsOffered() {
        Shell.Ran offers = takes("options", "ann.yaml");
        assertTrue(offers.out().contains("clears 1 of Light"), offers.all());
        assertTrue(offers.out().contains("2 segments of a clock"), offers.all());
        assertTrue(offers.out().contains("without Oilskin"), offers.all());
    }
}
