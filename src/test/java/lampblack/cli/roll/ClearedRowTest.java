package lampblack.cli.roll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A roll that clears a row clears one slot for each mark, which the player names. */
class ClearedRowTest {

    private static final String ANN = """
            format: 1
            ruleset: quay
            version: 1.0.0
            now: {harm: {light: [Bruised ribs, Soaked], grave: [Broken arm]}}
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
                  character: {tracks: {harm: {rows: {light: {slots: 2}, grave: {slots: 1}}}}}
                rolls:
                  mend:
                    dice: 2
                    outcomes: {good: {on: 6, clears: {harm.light: 1}}, fair: {on: 4..5, costs: {harm.grave: -1}}, bad: {on: 1..3}}
                """);
        shell.write("ann.yaml", ANN);
    }

    private Shell.Ran mend(String shown, String... more) {
        String[] all = new String[5 + more.length];
        System.arraycopy(new String[] {"roll", "ann.yaml", "mend", "--dice-shown", shown}, 0, all, 0, 5);
        System.arraycopy(more, 0, all, 5, more.length);
        return shell.run(all);
    }

    @Test
    void theOneThatIsNamedGoes() throws IOException {
        Shell.Ran ran = mend("6,1", "--mark", "--clear", "soaked");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read("ann.yaml").contains("light: [Bruised ribs]"), ran.all());
    }

    @Test
    void theOnlyOneNeedsNoName() throws IOException {
        Shell.Ran ran = mend("4,1", "--mark");
        assertTrue(shell.read("ann.yaml").contains("grave: []"), ran.all());
    }

    @Test
    void whereSeveralMightGoAllAreSaid() throws IOException {
        Shell.Ran ran = mend("6,1", "--mark");
        assertTrue(ran.out().contains("""
                Not marked; name it with `--clock`, `--harm` or `--clear`, or type:
                  lampblack mark ann.yaml harm.light --clear "Bruised ribs"   or
                  lampblack mark ann.yaml harm.light --clear Soaked
                """), ran.all());
        assertEquals(ANN, shell.read("ann.yaml"));
    }

    @Test
    void withoutMarkTheCommandIsSaid() {
        assertTrue(mend("4,1").out().contains("  lampblack mark ann.yaml harm.grave --clear \"Broken arm\"\n"));
    }
}
