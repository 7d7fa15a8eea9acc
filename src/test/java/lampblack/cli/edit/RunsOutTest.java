package lampblack.cli.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import lampblack.InventedGame;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What starts full is at its end when nothing is left of it, and says then what happens; what is won, when it is full. */
class RunsOutTest {

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        InventedGame.of("ebb", "Ebb", """
                sheets:
                  character:
                    lists: {scars: {entries: {weary: {}, worn: {}}}}
                    tracks:
                      hope: {boxes: 3, supply: true, start: full, when-full: The night takes you., asks-for: scar}
                      nerve: {boxes: 3, supply: true, when-full: You shine.}
                      wind: {counter: {min: -1, max: 2, start: 2}, when-full: Becalmed.}
                    advances:
                      scar: {choose: 1, from: scars, when-taken: {hope: 3}}
                      pray: {gain: {}, when-taken: {hope: -2}}
                """).writeTo(folder.resolve("rulesets"));
        shell.write("ash.yaml", "format: 1\nruleset: ebb\n");
    }

    private String takes(String... words) {
        Shell.Ran ran = shell.run(words);
        assertEquals(0, ran.exit(), ran.all());
        return ran.all();
    }

    @Test
    void whatStartsFullSaysSoWhenItIsUsedUp() {
        String less = takes("mark", "ash.yaml", "hope", "-1");
        assertFalse(less.contains("The night takes you."), less);
        String none = takes("mark", "ash.yaml", "hope", "-2");
        assertTrue(none.contains("Hope is used up.") && none.contains("The night takes you.")
                && none.contains("lampblack buy ash.yaml scar"), none);
        String back = takes("mark", "ash.yaml", "hope", "+3");
        assertFalse(back.contains("The night takes you.") || back.contains("lampblack buy"), back);
        assertTrue(takes("mark", "ash.yaml", "hope", "0").contains("The night takes you."));
    }

    @Test
    void whatAnEntryUsesUpSaysSoToo() {
        assertFalse(takes("buy", "ash.yaml", "pray").contains("The night"));
        String pray = takes("buy", "ash.yaml", "pray");
        assertTrue(pray.contains("Hope is used up.") && pray.contains("The night takes you."), pray);
    }

    @Test
    void whatIsWonSaysSoWhenItIsFull() {
        assertTrue(takes("mark", "ash.yaml", "nerve", "+3").contains("You shine."));
        assertFalse(takes("mark", "ash.yaml", "nerve", "-3").contains("You shine."));
    }

    @Test
    void aCounterGoesToItsLeast() {
        assertFalse(takes("mark", "ash.yaml", "wind", "-2").contains("Becalmed."));
        assertTrue(takes("mark", "ash.yaml", "wind", "-1").contains("Becalmed."));
    }
}
