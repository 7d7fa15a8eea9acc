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

/** What a crew takes brings its members something: every change is in all files or in none. */
final class ForMembersTest {

    private static final String ASH = "table/ash.yaml";
    private static final String BELL = "table/bell.yaml";
    private static final String GULLS = "table/gulls.yaml";
    private static final String MEMBER = Quay.member("Ash", "gulls.yaml");
    private static final String GULLS_TEXT = Quay.GULLS;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        Quay.forMembers().writeTo(folder.resolve("rulesets"));
        shell.write(ASH, MEMBER);
        shell.write(BELL, MEMBER.replace("Ash", "Bell"));
        shell.write("table/old.yaml", MEMBER.replace("Ash", "Old") + "ledger: [{retire: At sea.}]\n");
        shell.write("table/lone.yaml", MEMBER.replace("Ash", "Lone").replaceFirst("links.*\n", ""));
        shell.write(GULLS, GULLS_TEXT);
    }

    private void takes(String... words) {
        Shell.Ran ran = shell.run(words);
        assertEquals(0, ran.exit(), ran.all());
    }

    @Test
    void whatTheCrewTakesReachesWhoeverBelongsToItAndPlays() throws IOException {
        Shell.Ran ran = shell.run("buy", GULLS, "grow", "--date", "2026-05-02");
        assertEquals("""
                Also written: table/ash.yaml
                Also written: table/bell.yaml
                Entry 1: Grow
                Rep -2, 6 left, Stash +3 for ash.yaml, bell.yaml.
                """, ran.out(), ran.all());
        assertEquals(GULLS_TEXT + """
                ledger:
                  - {date: 2026-05-02, advance: grow, to: [ash.yaml, bell.yaml]}
                """, shell.read(GULLS));
        assertEquals(MEMBER + """
                ledger:
                  - {date: 2026-05-02, gain: {stash: 3}, from: gulls.yaml}
                """, shell.read(ASH));
        assertEquals("5 characters: no problems.\n", shell.run("check", "table").all());
        assertTrue(shell.run("show", ASH, "--history").out().contains("Gained from gulls.yaml: Stash 3"),
                shell.run("show", ASH, "--history").out());
    }

    @Test
    void aTestOfTheGameStatesWhatItBrings() throws IOException {
        shell.write("rulesets/quay/tests/crew.yaml", """
                tests:
                  the-gulls:
                    given:
                      sheet: crew
                      fields: {name: The Gulls}
                      creation: {rank: {tier: 1}}
                      ledger: [{advance: grow}, {advance: grow}, {advance: build, choose: boat}]
                    expect: {values: {for-members.character.crew: {stash: 6, coin: 2}}}
                """);
        assertTrue(shell.run("test", "quay").out().contains("1 test, all passed"), shell.run("test", "quay").all());
    }

    @Test
    void anOptionDoesSoToo() throws IOException {
        takes("buy", GULLS, "build", "--choose", "boat");
        assertTrue(shell.read(GULLS).contains("{advance: build, choose: boat, to: [ash.yaml, bell.yaml]}"));
        assertTrue(shell.read(BELL).contains("- {gain: {coin: 2}, from: gulls.yaml}"));
    }

    @Test
    void whatDoesNotFitIsLost() throws IOException {
        for (int i = 0; i < 4; i++) {
            takes("buy", GULLS, "grow");
        }
        Shell.Ran ran = shell.run("check", "table");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("5 characters: 2 warnings.", ran.all().lines().reduce((first, last) -> last).orElseThrow());
        for (String member : List.of(ASH, BELL)) {
            assertTrue(ran.all().contains(member + ":10:20: warning[ledger.lost]: 2 of 3 Stash are lost; the most there"
                    + " can be is 10."), ran.all());
        }
        assertTrue(shell.run("show", ASH, "--format", "json").out().replaceAll("\\s", "")
                .contains("\"stash\":{\"size\":10,\"marked\":10"));
    }

    @Test
    void undoOfAnyPartTakesBackAll() throws IOException {
        takes("buy", GULLS, "grow");
        takes("buy", GULLS, "build", "--choose", "boat");
        Shell.Ran ran = shell.run("undo", GULLS, "1");
        assertEquals(0, ran.exit(), ran.all());
        assertFalse(shell.read(GULLS).contains("grow"));
        assertFalse(shell.read(ASH).contains("stash"));
        assertFalse(shell.read(BELL).contains("stash"));
        assertEquals("5 characters: no problems.\n", shell.run("check", "table").all());
        takes("undo", BELL);
        assertFalse(shell.read(GULLS).contains("boat"));
        assertFalse(shell.read(ASH).contains("gain"));
        assertFalse(shell.read(BELL).contains("gain"));
    }

    @Test
    void whatAnEarlierOwnerBroughtIsTakenBackThere() throws IOException {
        shell.write("table/terns.yaml", GULLS_TEXT.replace("Gulls", "Terns"));
        for (String from : List.of(ASH, GULLS)) {
            takes("buy", GULLS, "grow");
            takes("change", ASH, "crew=terns.yaml");
            takes("buy", "table/terns.yaml", "grow");
            String terns = shell.read("table/terns.yaml");
            takes("undo", from, "1");
            assertFalse(shell.read(GULLS).contains("grow"));
            assertFalse(shell.read(BELL).contains("gain"));
            assertTrue(shell.read(ASH).endsWith("""
                    ledger:
                      - {change: {crew: terns.yaml}}
                      - {gain: {stash: 3}, from: terns.yaml}
                    """), shell.read(ASH));
            assertEquals(terns, shell.read("table/terns.yaml"));
            assertEquals(1, shell.run("undo", ASH, "1").exit());
            takes("undo", ASH);
            takes("undo", ASH);
        }
    }

    @Test
    void undoIsRefusedWhereAMemberIsGoneOrHasSpentIt() throws IOException {
        takes("buy", GULLS, "grow");
        shell.write(BELL, shell.read(BELL) + "  - {advance: live}\n");
        String gulls = shell.read(GULLS);
        Shell.Ran spent = shell.run("undo", GULLS);
        assertEquals(1, spent.exit());
        assertTrue(spent.err().contains("error[ledger.overdrawn]"), spent.err());
        assertEquals(gulls, shell.read(GULLS));
        Files.delete(folder.resolve(BELL));
        Shell.Ran gone = shell.run("undo", GULLS);
        assertEquals(1, gone.exit());
        assertTrue(gone.err().contains("The other half of this entry is in `bell.yaml`"), gone.err());
        assertEquals(gulls, shell.read(GULLS));
        takes("undo", GULLS, "--force");
        assertFalse(shell.read(GULLS).contains("grow"));
        assertTrue(shell.read(ASH).contains("stash"));
    }

    @Test
    void aHalfAloneIsAWarningAndCountsAllTheSame() throws IOException {
        shell.write(ASH, MEMBER + "ledger: [{gain: {stash: 3}, from: gulls.yaml}]\n");
        Shell.Ran alone = shell.run("check", ASH);
        assertTrue(alone.all().contains("warning[ledger.lone-half]: `gulls.yaml` does not say that `{stash: 3}` reached"
                + " `ash.yaml`."), alone.all());
        shell.write(GULLS, GULLS_TEXT + "ledger: [{advance: grow, to: [ash.yaml, bell.yaml]}]\n");
        Shell.Ran other = shell.run("check", "table");
        assertTrue(other.all()
                .contains("warning[ledger.lone-half]: `bell.yaml` does not say that it got this; its entry"
                + " would be `{gain: {stash: 3}, from: gulls.yaml}`."), other.all());
        assertFalse(other.all().contains("`ash.yaml`"), other.all());
    }

    @Test
    void whatComesFromNobodyOrGivesNobodyAnythingIsSaid() throws IOException {
        shell.write(ASH, MEMBER + "ledger: [{gain: {coin: 3}, from: gules.yaml}]\n");
        assertTrue(shell.run("check", ASH).all()
                .contains("warning[ledger.lone-half]: `gules.yaml` is none of the files"),
                shell.run("check", ASH).all());
        shell.write(GULLS, GULLS_TEXT + "ledger: [{gain: {coin: 3}, to: [ash.yaml]}]\n");
        assertTrue(shell.run("check", GULLS).all()
                .contains("warning[ledger.lone-half]: Nothing that this takes brings"),
                shell.run("check", GULLS).all());
    }
}
