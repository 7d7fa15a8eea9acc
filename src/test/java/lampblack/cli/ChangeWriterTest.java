package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
final class ChangeWriterTest {

    @TempDir
    private Path folder;
    private Shell shell;
    private String sib;
    private String before;

    @BeforeEach
    void copy() throws IOException {
        shell = new Shell(folder).withRulesets();
        sib = shell.example("lanterns-of-the-fen", "sib-aldersea");
        before = shell.read(sib);
    }

    @Test
    void whatIsEarnedStandsInOneLineBehindTheLedger() throws IOException {
        Shell.Ran ran = shell.run("earn", sib, "desperate=2", "hindrances=1", "--session", "12", "--note",
                "A short one.");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals("Entry 31: Earned: Desperate 2, Hindrances 1 – A short one.\nXP +3, 8 left.\n", ran.out());
        String entry = "  - {session: 12, earn: {desperate: 2, hindrances: 1}, note: A short one.}\n";
        assertEquals(before.replace("rulings:\n", entry + "rulings:\n"), shell.read(sib));
    }

    @Test
    void whatARuleForbidsIsNotWritten() throws IOException {
        Shell.Ran ran = shell.run("buy", sib, "practice", "--raise", "Making Peace", "--session", "12");
        assertEquals(1, ran.exit());
        assertTrue(ran.err().contains("error[ledger.overdrawn]"), ran.err());
        assertTrue(ran.err().contains("--allow"), ran.err());
        assertEquals(before, shell.read(sib));
    }

    @Test
    void whatATableAllowsIsWrittenWithItsRuling() throws IOException {
        Shell.Ran ran = shell.run("buy", sib, "practice", "--raise", "Making Peace", "--allow", "She earned it.",
                "--by", "GM");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read(sib).contains("  - {advance: practice, raise: Making Peace}\n"), shell.read(sib));
        String ruling = "{allows: ledger.overdrawn, on: xp, up-to: 1, because: She earned it., by: GM}";
        assertTrue(shell.read(sib).contains(ruling), shell.read(sib));
        assertTrue(shell.run("show", sib).out().contains("Valid, 2 rulings, 1 gain not bought, 1 price of one's own."));
    }

    @Test
    void aRulingMakesNothingOfWhatIsUnknown() throws IOException {
        assertEquals(1, shell.run("buy", sib, "practice", "--raise", "Lamp", "--allow", "why not").exit());
        assertEquals(before, shell.read(sib));
    }

    @Test
    void whatIsMissingIsSaidInTheWordsOfTheGame() {
        Shell.Ran unknown = shell.run("buy", sib, "practise", "--raise", "Lamp Lore");
        assertEquals(2, unknown.exit());
        assertTrue(unknown.err().contains("Did you mean `practice`?"), unknown.err());
        Shell.Ran alone = shell.run("buy", sib, "specialty", "--add", "Welding");
        assertEquals(2, alone.exit());
        assertTrue(alone.err().contains("insight, prowess and resolve"), alone.err());
        assertEquals(2, shell.run("earn", sib, "desperate").exit());
        assertEquals(2, shell.run("earn", sib, "desperate=many").exit());
        assertEquals(2, shell.run("milestone", sib, "vigil").exit());
        assertEquals(2, shell.run("gain", sib, "hindrance=One Ear").exit());
        assertTrue(shell.run("gain", sib, "stress=2").err().startsWith(
                "`stress` is marked in play: use `lampblack mark FILE stress …`."));
    }

    @Test
    void thingsComeAndGo() throws IOException {
        Shell.Ran gained = shell.run("gain", sib, "hindrances=One Ear", "cash=4");
        assertEquals(0, gained.exit(), gained.all());
        assertTrue(gained.out().contains("Tallow +4, 8 left."), gained.out());
        assertEquals(0, shell.run("lose", sib, "assets=Leech Jar", "cash=1").exit());
        assertTrue(shell.read(sib).contains("  - {lose: {assets: [Leech Jar], cash: 1}}\n"), shell.read(sib));
        assertEquals(1, shell.run("lose", sib, "hindrances=One Ear").exit());
        assertEquals(0, shell.run("milestone", sib, "walked-the-drowned-road").exit());
    }

    @Test
    void anOptionIsTakenWithItsAnswersAndDetails() throws IOException {
        assertEquals(0, shell.run("earn", sib, "desperate=9").exit());
        Shell.Ran ran = shell.run("buy", sib, "talent", "--choose", "home-current", "--answer", "craft=Lamp Lore");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(shell.read(sib).contains("choose: {home-current: {craft: Lamp Lore}}"), shell.read(sib));
        Shell.Ran bought = shell.run("buy", sib, "acquire", "--choose", "Rope", "--detail", "price=2",
                "--detail", "load=0");
        assertEquals(0, bought.exit(), bought.all());
        assertTrue(shell.read(sib).contains("choose: {Rope: {price: 2, load: 0}}"), shell.read(sib));
    }

    @Test
    void aQuestionIsAnsweredInPlace() throws IOException {
        String wen = shell.example("lanterns-of-the-fen", "wen-tarrow");
        assertEquals(0, shell.run("answer", wen, "a-boat-of-your-own", "build=flat").exit());
        assertTrue(shell.read(wen).contains("{build: flat, called: The Late Apology}"), shell.read(wen));
        assertEquals(1, shell.run("answer", wen, "a-boat-of-your-own", "build=round").exit());
        assertEquals(2, shell.run("answer", wen, "a-boat", "build=long").exit());
    }

    @Test
    void theLastEntryIsTakenBackByteForByte() throws IOException {
        assertEquals(0, shell.run("earn", sib, "desperate=2").exit());
        Shell.Ran ran = shell.run("undo", sib);
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("XP: 7 → 5."), ran.out());
        assertEquals(before, shell.read(sib));
    }

    @Test
    void anEntryThatOthersRestOnIsTakenBackOnlyByForce() throws IOException {
        Shell.Ran refused = shell.run("undo", sib, "13");
        assertEquals(1, refused.exit());
        assertTrue(refused.err().contains("The Unlit Hour"), refused.err());
        assertEquals(before, shell.read(sib));
        assertEquals(0, shell.run("undo", sib, "13", "--force").exit());
        assertEquals(1, shell.run("check", sib).exit());
        assertEquals(2, shell.run("undo", sib, "99").exit());
    }

    @Test
    void aRulingIsWrittenAndAnUnknownCodeIsNot() throws IOException {
        shell.write("x.yaml", before.replaceAll("(?m)^rulings:\\n.*\\n", ""));
        assertEquals(1, shell.run("check", "x.yaml").exit());
        Shell.Ran ran = shell.run("rule", "x.yaml", "creation.over-budget", "--on", "specialties", "--up-to", "8",
                "--because", "Pell taught them.");
        assertEquals(0, ran.exit(), ran.all());
        assertEquals(0, shell.run("check", "x.yaml").exit());
        assertEquals(2, shell.run("rule", "x.yaml", "creation.overbudget", "--because", "x").exit());
        assertEquals(2, shell.run("rule", "x.yaml", "creation.over-budget").exit());
    }

    @Test
    void earlierVersionsComeBack() throws IOException {
        assertEquals(0, shell.run("earn", sib, "desperate=2").exit());
        assertTrue(shell.run("versions", sib).out().startsWith("1: Sib Aldersea, 30 entries in the ledger."));
        shell.write(sib, "oops: [");
        Shell.Ran damaged = shell.run("show", sib);
        assertEquals(1, damaged.exit());
        assertTrue(damaged.err().contains("lampblack restore sib-aldersea.yaml 1"), damaged.err());
        assertEquals(0, shell.run("restore", sib, "1").exit());
        assertEquals(before, shell.read(sib));
        assertEquals(2, shell.run("restore", sib, "77").exit());
    }

    @Test
    void aFileOfANewerFormatIsLeftAlone() throws IOException {
        shell.write("x.yaml", before.replace("format: 1", "format: 99"));
        String newer = shell.read("x.yaml");
        assertEquals(1, shell.run("earn", "x.yaml", "desperate=1").exit());
        assertEquals(newer, shell.read("x.yaml"));
    }

    @Test
    void whereARatingStandsIsSaidAndANewNameBesideAnOldOneAsWell() throws IOException {
        String salt = shell.example("blades-in-the-dark", "the-salt-lanterns");
        assertTrue(shell.run("gain", salt, "factions=The Ferrymen").out()
                .endsWith("The Ferrymen: +1 Helpful → +2 Friendly.\n"));
        Shell.Ran slip = shell.run("lose", salt, "factions=The Ferymen=2");
        assertTrue(slip.out().endsWith("The Ferymen is new in Faction Status: −2 Hostile now.\n"
                + "Did you mean The Ferrymen? `lampblack undo` takes the entry back.\n"), slip.all());
        assertTrue(shell.run("gain", salt, "factions=tier").out().startsWith("Entry 37: Gained: tier 1\n"));
    }

    @Test
    void whatARollDoesNotKnowIsRefused() {
        Shell.Ran die = shell.run("roll", "blades-in-the-dark", "action", "--dice", "2", "--die", "8");
        assertEquals(2, die.exit(), die.all());
        assertTrue(die.err().startsWith("Action roll has no chain of dice to take one from."), die.err());
        Shell.Ran against = shell.run("roll", "blades-in-the-dark", "action", "--dice", "2", "--against", "9");
        assertEquals(2, against.exit(), against.all());
        assertTrue(against.err().startsWith("Action roll is not rolled against anything."), against.err());
    }
}
