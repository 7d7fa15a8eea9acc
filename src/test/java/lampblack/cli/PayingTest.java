package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.Quay;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crew that pays for what its members buy: every change is in both files or in neither. */
final class PayingTest {

    private static final String ASH = "characters/ash.yaml";
    private static final String GULLS = "crews/gulls.yaml";
    private static final String TERNS = "crews/terns.yaml";
    private static final String ASH_TEXT = Quay.member("Ash", "../crews/gulls.yaml");
    private static final String GULLS_TEXT = Quay.GULLS;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        Quay.paying().writeTo(folder.resolve("rulesets"));
        shell.write(ASH, ASH_TEXT);
        shell.write(GULLS, GULLS_TEXT);
    }

    private void buys(String option) {
        Shell.Ran ran = shell.run("buy", ASH, "arm", "--choose", option);
        assertEquals(0, ran.exit(), ran.all());
    }

    @Test
    void buyWritesBothHalves() throws IOException {
        Shell.Ran ran = shell.run("buy", ASH, "arm", "--choose", "pistol", "--date", "2026-05-02");
        assertEquals("""
                Also written: crews/gulls.yaml
                Entry 1: Arm: Pistol
                Coin (Crew) -2.
                """, ran.out(), ran.all());
        assertEquals(ASH_TEXT + """
                ledger:
                  - {date: 2026-05-02, advance: arm, choose: pistol, paid: {crew.coin: 2}}
                """, shell.read(ASH));
        assertEquals(GULLS_TEXT + """
                ledger:
                  - {date: 2026-05-02, pays: {coin: 2}, by: "../characters/ash.yaml", for: arm}
                """, shell.read(GULLS));
        assertEquals("2 characters: no problems.\n", shell.run("check", "characters", "crews").all());
    }

    @Test
    void whatTheCrewCannotPayIsNotOfferedAndWritesNeither() throws IOException {
        shell.write(GULLS, GULLS_TEXT + "ledger: [{lose: {coin: 3}}]\n");
        Shell.Ran options = shell.run("options", ASH);
        assertTrue(options.out().contains("+  Knife   1 Coin (Crew)\n"), options.out());
        assertTrue(options.out().contains("-  Pistol  2 Coin (Crew)        This costs 2 Coin, but only 1 is left.\n"),
                options.out());
        Shell.Ran ran = shell.run("buy", ASH, "arm", "--choose", "pistol");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("error[ledger.overdrawn]: This costs 2 Coin, but only 1 is left."), ran.err());
        assertEquals(ASH_TEXT, shell.read(ASH));
        assertFalse(shell.read(GULLS).contains("pays"));
        Shell.Ran allowed = shell.run("buy", ASH, "arm", "--choose", "pistol", "--allow", "a gift");
        assertEquals(1, allowed.exit());
        assertEquals(ASH_TEXT, shell.read(ASH));
    }

    @Test
    void withoutACrewNobodyPays() throws IOException {
        shell.write(ASH, ASH_TEXT.replaceFirst("links.*\n", ""));
        Shell.Ran ran = shell.run("buy", ASH, "arm", "--choose", "pistol");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("error[ledger.no-owner]"), ran.err());
        assertFalse(shell.read(ASH).contains("ledger"));
    }

    @Test
    void undoOfEitherHalfTakesBackBoth() throws IOException {
        buys("pistol");
        buys("knife");
        assertEquals(0, shell.run("undo", ASH, "1").exit());
        assertTrue(shell.read(ASH).endsWith("  - {advance: arm, choose: knife, paid: {crew.coin: 1}}\n"));
        assertTrue(shell.read(GULLS).endsWith("  - {pays: {coin: 1}, by: \"../characters/ash.yaml\", for: arm}\n"));
        assertEquals(0, shell.run("undo", GULLS).exit());
        assertFalse(shell.read(ASH).contains("advance"));
        assertFalse(shell.read(GULLS).contains("pays"));
    }

    @Test
    void undoIsRefusedWhereTheOtherHalfCannotBeReached() throws IOException {
        buys("pistol");
        String ash = shell.read(ASH);
        Files.delete(folder.resolve(GULLS));
        Shell.Ran ran = shell.run("undo", ASH);
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("The other half of this entry is in `../crews/gulls.yaml`"), ran.err());
        assertEquals(ash, shell.read(ASH));
        assertEquals(0, shell.run("undo", ASH, "--force").exit());
        assertFalse(shell.read(ASH).contains("pistol"));
    }

    private void movesToTheTerns() throws IOException {
        shell.write(TERNS, GULLS_TEXT.replace("Gulls", "Terns"));
        shell.write(ASH, ASH_TEXT + "ledger:\n  - {session: 1, earn: {risk: 2}}\n");
        assertEquals(0, shell.run("buy", ASH, "train").exit());
        assertEquals(0, shell.run("change", ASH, "crew=../crews/terns.yaml").exit());
        assertEquals(0, shell.run("buy", ASH, "train").exit());
    }

    @Test
    void aHalfBelongsToTheOwnerOfItsEntry() throws IOException {
        movesToTheTerns();
        assertEquals("3 characters: no problems.\n", checkedProblems());
        String terns = shell.read(TERNS);
        Shell.Ran ran = shell.run("undo", ASH, "2");
        assertEquals(0, ran.exit(), ran.all());
        assertFalse(shell.read(GULLS).contains("pays"));
        assertEquals(terns, shell.read(TERNS));
        assertEquals("3 characters: no problems.\n", checkedProblems());
    }

    @Test
    void anEarlierOwnerTakesBackItsOwnHalf() throws IOException {
        movesToTheTerns();
        String terns = shell.read(TERNS);
        assertEquals(0, shell.run("undo", GULLS).exit());
        assertFalse(shell.read(GULLS).contains("pays"));
        assertTrue(shell.read(ASH).endsWith("""
                  - {session: 1, earn: {risk: 2}}
                  - {change: {crew: "../crews/terns.yaml"}}
                  - {advance: train, paid: {crew.coin: 1}}
                """), shell.read(ASH));
        assertEquals(terns, shell.read(TERNS));
    }

    @Test
    void undoIsRefusedWhereAnEarlierOwnerCannotBeReached() throws IOException {
        movesToTheTerns();
        Files.delete(folder.resolve(GULLS));
        String ash = shell.read(ASH);
        String terns = shell.read(TERNS);
        Shell.Ran ran = shell.run("undo", ASH, "2");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("The other half of this entry is in `../crews/gulls.yaml`"), ran.err());
        assertEquals(ash, shell.read(ASH));
        assertEquals(0, shell.run("undo", ASH, "2", "--force").exit());
        assertEquals(terns, shell.read(TERNS));
    }

    @Test
    void aChangeOfOwnerStaysWhereLaterHalvesHangOnIt() throws IOException {
        movesToTheTerns();
        String ash = shell.read(ASH);
        Shell.Ran ran = shell.run("undo", ASH, "3");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("Later entries have their other halves in `../crews/terns.yaml`"), ran.err());
        assertEquals(ash, shell.read(ASH));
        assertEquals(0, shell.run("undo", ASH, "3", "--force").exit());
        assertFalse(shell.read(ASH).contains("terns"));
    }

    @Test
    void whoLeavesTheCrewMayComeBack() throws IOException {
        buys("pistol");
        for (String none : List.of("crew=null", "crew=")) {
            Shell.Ran left = shell.run("change", ASH, none);
            assertEquals(0, left.exit(), left.all());
            assertTrue(shell.read(ASH).endsWith("  - {change: {crew: null}}\n"), shell.read(ASH));
            assertEquals("2 characters: no problems.\n", checkedProblems());
            Shell.Ran back = shell.run("change", ASH, "crew=../crews/gulls.yaml");
            assertEquals(0, back.exit(), back.all());
        }
        assertEquals(0, shell.run("undo", ASH, "1").exit());
        assertFalse(shell.read(GULLS).contains("pays"));
    }

    private String checkedProblems() {
        String all = shell.run("check", "characters", "crews").all();
        return all.lines().reduce("", (first, last) -> last) + "\n";
    }

    @Test
    void aHalfWithoutTheOtherIsTakenBackAlone() throws IOException {
        buys("pistol");
        shell.write(GULLS, GULLS_TEXT);
        assertTrue(shell.run("check", "characters").out().contains("warning[ledger.lone-half]: `../crews/gulls.yaml`"));
        assertEquals(0, shell.run("undo", ASH).exit());
        assertEquals(GULLS_TEXT, shell.read(GULLS));
    }

    @Test
    void restoreOfOneFileSaysThatItsOtherHalfStays() throws IOException {
        buys("pistol");
        Shell.Ran ran = shell.run("restore", ASH, "1");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.all().contains("`../crews/gulls.yaml` has the other half of what was paid there"), ran.all());
        assertTrue(shell.read(GULLS).contains("pays"));
    }
}
