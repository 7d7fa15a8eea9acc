package lampblack.cli.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.InventedGame;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CurrentPeriodsTest {

    @TempDir
    private Path folder;

    private Shell shell;

    @BeforeEach
    void game() throws IOException {
        shell = new Shell(folder);
        InventedGame.of("rest", "Rest", """
                sheets:
                  character:
                    lists: {gear: {open: true}}
                    tracks: {coin: {pool: {start: 9}}}
                    periods: {downtime: {}, score: {}}
                    earning: {luck: {into: coin, gives: 1, per: downtime}}
                    advances:
                      rest: {cost: {coin: 1}, gain: {}, times: 1, per: downtime}
                """).writeTo(folder.resolve("rulesets"));
        shell.write("ash.yaml", "format: 1\nruleset: rest\n");
    }

    @Test
    void whatIsBoughtAndEarnedFallsIntoThePeriodThatWasBegunLast() throws IOException {
        shell.run("period", "ash.yaml", "score");
        shell.run("period", "ash.yaml", "downtime");
        assertEquals(0, shell.run("buy", "ash.yaml", "rest").exit());
        Shell.Ran second = shell.run("buy", "ash.yaml", "rest");
        assertEquals(1, second.exit(), second.all());
        assertTrue(second.all().contains("advance.too-often"), second.all());
        assertEquals(0, shell.run("earn", "ash.yaml", "luck=1").exit());
        assertEquals(0, shell.run("buy", "ash.yaml", "rest", "--per", "downtime=2").exit());
        assertTrue(shell.read("ash.yaml").endsWith("""
                  - {score: 1, begin: score}
                  - {downtime: 1, begin: downtime}
                  - {downtime: 1, advance: rest}
                  - {downtime: 1, earn: {luck: 1}}
                  - {downtime: 2, advance: rest}
                """), shell.read("ash.yaml"));
    }

    @Test
    void withoutABeginningNoNumberIsMadeUp() throws IOException {
        assertEquals(0, shell.run("buy", "ash.yaml", "rest").exit());
        assertTrue(shell.read("ash.yaml").endsWith("  - {advance: rest}\n"), shell.read("ash.yaml"));
    }

    @Test
    void namesInBracketsAreSeveral() throws IOException {
        assertEquals(0, shell.run("gain", "ash.yaml", "gear=[rope, tin lamp]").exit());
        assertTrue(shell.read("ash.yaml").endsWith("  - {gain: {gear: [rope, tin lamp]}}\n"), shell.read("ash.yaml"));
    }
}
