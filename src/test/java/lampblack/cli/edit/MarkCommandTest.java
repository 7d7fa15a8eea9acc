package lampblack.cli.edit;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.cli.Shell;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

final class MarkCommandTest {

    private static final String RULES = """
            format: 1
            id: vault
            version: 1.0.0
            title: Vault
            licence: CC0-1.0
            credits: An invented game.
            sheets:
              character:
                traits: {actions: {rating: {max: 3}, entries: {pry: {}}}}
                tracks:
                  stress: {boxes: 4, when-full: 'Take a *scar*.'}
                  harm: {overflow: next, when-full: You are dead., rows: {lesser: {slots: 2}, severe: {}}}
                  bruises: {rows: {small: {}}}
                  wounds: {rows: {deep: {slots: 2, boxes: 3}}}
                  healing: {clock: 4, overflow: begins-anew, when-full: Better.}
                  clocks: {clocks: [4, 6]}
                  load: {bands: {light: 2, heavy: 5}, counts: load}
                  debt: {counter: {min: -3, max: 5, start: 0}}
                  coin: {boxes: 4, supply: true}
                  doom: {boxes: 3}
                  rage: {boxes: 2, when-full: Let go., asks-for: [gear, stress, luck]}
                  cash: {pool: {start: 2}}
                earning: {job: {into: cash, gives: 1, per: session}}
                lists: {gear: {open: true, load: 1, entries: {powder: {uses: 3}, plate: {load: 3, boxes: 2}}}}
                creation: {dots: {spend: 1, on: actions}, gear: {choose: 0..9, from: gear}}
                advances: {gear: {cost: {cash: 1}, choose: 1, from: gear}}
                parts: {gangs: {tracks: {wounds: {boxes: 3}}}}
            rolls:
              action:
                dice: actions
                settings:
                  position: {either: true, one-of: {risky: {costs: {harm.lesser: 1}, ticks: 2}}}
                  effect: {one-of: {fair: {ticks: 1}}}
                extras: {push: {costs: {stress: 2}, gives: +1d}, pay: {costs: {coin: 1, cash: 1}, gives: +1d}}
                outcomes: {any: {on: 1..6, applies: [position, effect]}}
              luck: {dice: 1..4, outcomes: {any: {on: 1..6}}}
              fate: {die: {chain: [d12, d8, d4], of: doom}, outcomes: {any: {on: 1..12, step: next}}}
            """;
    private static final String WREN = """
            # who she is
            ruleset: vault
            creation: {dots: {pry: 1}, gear: [powder, plate, Rope]}
            parts: {gangs: {The Rooks: {}}}
            now:
              # marks
              stress: 2   # careful
              coin: 1
            """;

    @TempDir
    private Path folder;
    private Shell shell;

    @BeforeEach
    void write() throws IOException {
        shell = new Shell(folder);
        shell.write("rulesets/vault/ruleset.yaml", RULES);
        shell.write("wren.yaml", WREN);
    }

    private String says(int exit, String... arguments) {
        String[] line = new String[arguments.length + 2];
        line[0] = "mark";
        line[1] = "wren.yaml";
        System.arraycopy(arguments, 0, line, 2, arguments.length);
        Shell.Ran ran = shell.run(line);
        assertEquals(exit, ran.exit(), ran.all());
        return ran.all();
    }

    @Test
    void aMarkIsSplicedIntoTheFile() throws IOException {
        assertEquals("Stress: 2 → 3 of 4.\n", says(0, "stress", "+1"));
        assertEquals(WREN.replace("stress: 2 ", "stress: 3 "), shell.read("wren.yaml"));
        assertEquals("Stress: 3 → 2 of 4.\n", says(0, "Stress", "-1"));
        assertEquals(WREN, shell.read("wren.yaml"));
    }

    @Test
    void whatIsFullIsSaidAndWhatIsOverIsNotMarked() throws IOException {
        assertEquals("Stress: 2 → 4 of 4.\nStress is full, and 3 are left over.\nTake a scar.\n",
                says(0, "stress", "+5"));
        assertEquals("Stress: 4 → 0 of 4.\nThere were only 4 to remove.\n", says(0, "stress", "-9"));
        assertTrue(says(2, "stress", "5").startsWith("Stress goes from 0 to 4, but this is 5.\n"));
        assertTrue(says(2, "stress", "lots").startsWith("`lots` is not a mark for Stress;"));
        assertTrue(says(2, "stres", "+1").contains("Did you mean `stress`?"));
        assertTrue(says(2, "stress", "--cleer").contains("There is no option `--cleer`."));
        assertTrue(says(2, "stress").contains("Say what to mark"));
        assertTrue(shell.read("wren.yaml").contains("stress: 0   # careful"));
    }

    @Test
    void whatHasJustBecomeFullSaysWhatItAsksForAndHowThatIsDone() throws IOException {
        assertEquals("Rage: 0 → 1 of 2.\n", says(0, "rage", "1"));
        assertEquals("Rage: 1 → 2 of 2.\nRage is full.\nLet go.\nRage asks for Gear: `lampblack buy wren.yaml gear`\n"
                + "Or for Stress: `lampblack mark wren.yaml stress`\nOr for Luck: `lampblack roll wren.yaml luck`\n",
                says(0, "rage", "2"));
        assertEquals("Stress: 2 → 3 of 4.\n", says(0, "stress", "+1"));
        says(0, "rage", "0");
        says(0, "stress", "4");
        shell.write("wren.yaml", shell.read("wren.yaml") + "ledger: [{lose: {cash: 2}}]\n");
        assertTrue(says(0, "rage", "2").endsWith("Rage asks for Luck: `lampblack roll wren.yaml luck`\n"));
    }

    @Test
    void aClockBeginsAnewWithWhatIsOver() throws IOException {
        says(0, "healing", "3");
        assertEquals("Healing: 3 → 2 of 4.\nHealing was filled 1 time and begins anew at 2.\nBetter.\n",
                says(0, "healing", "+3"));
        assertTrue(shell.read("wren.yaml").contains("  healing: 2\n"));
    }

    @Test
    void harmGoesToTheNextRowWithRoom() throws IOException {
        says(0, "harm.lesser", "Bruised ribs", "Cold");
        assertEquals("Lesser is full, so it goes to Severe.\nSevere: Cut: deep, 1 of 1.\n",
                says(0, "lesser", "Cut: deep"));
        assertTrue(says(1, "lesser", "More")
                .contains("Lesser is full, and so is everything worse in Harm.\nYou are dead."));
        assertTrue(shell.read("wren.yaml").contains("harm: {lesser: [Bruised ribs, Cold], severe: [\"Cut: deep\"]}"));
        says(0, "harm", "--clear", "cold");
        says(0, "harm.severe", "--clear");
        assertTrue(shell.read("wren.yaml").contains("harm: {lesser: [Bruised ribs], severe: []}"));
        String before = shell.read("wren.yaml");
        assertTrue(says(1, "bruises.small", "One", "Two").contains("Small is full: 1 of 1 are marked."));
        assertEquals(before, shell.read("wren.yaml"), "all or nothing");
    }

    @Test
    void aClockIsBegunTickedAndTakenAway() throws IOException {
        assertEquals("The night watch: a clock of 6 begins.\n", says(0, "clocks", "The night watch", "--size", "6"));
        assertEquals("The night watch: 0 → 2 of 6.\n", says(0, "the Night Watch", "+2"));
        assertTrue(shell.read("wren.yaml").contains("clocks: {The night watch: 2/6}"));
        assertTrue(says(2, "clocks", "The night wacth", "+1").contains("Did you mean `The night watch`?"));
        assertTrue(says(2, "clocks", "Dawn", "--size", "5")
                .contains("Clocks has no clocks of 5; choose from 4 and 6."));
        assertTrue(says(2, "clocks", "x".repeat(2_000), "--size", "4")
                .contains("is too long; 80 characters are allowed."));
        assertTrue(says(1, "clocks", "The night watch", "--size", "4")
                .contains("There is already a clock The night watch"));
        assertEquals("The night watch is removed.\n", says(0, "clocks", "--clear", "The night watch"));
    }

    @Test
    void bandsThingsAndUsesAreMarked() throws IOException {
        assertEquals("Load: Light.\n", says(0, "load", "light"));
        assertTrue(says(2, "load", "lihgt").contains("Did you mean `light`?"));
        String over = says(0, "carried", "+plate", "Rope");
        assertTrue(over.contains("warning[now.over-load]") && over.contains("Rope is at hand."), over);
        assertEquals("Plate is put away.\n", says(0, "carried", "-plate"));
        assertEquals("Powder: 0 → 3 of 3.\nPowder is used up, and 2 are left over.\n", says(0, "powder", "+5"));
        assertTrue(shell.read("wren.yaml").contains("carried: [Rope]\n  used: {powder: 3}\n"), shell.read("wren.yaml"));
        assertTrue(shell.run("show", "wren.yaml").out().contains("Powder (3 of 3 boxes marked)"));
        assertEquals("Debt: 0 → -2 of 5.\n", says(0, "debt", "-2"));
    }

    @Test
    void whatTheLedgerKeepsIsRefusedWithTheLineToType() {
        String said = says(2, "cash", "+2");
        assertTrue(said.contains("`lampblack gain FILE cash=2`") && said.contains("`job`"), said);
        assertTrue(says(2, "cash", "-1").contains("`lampblack lose FILE cash=1`"));
    }

    @Test
    void aPartIsMarked() throws IOException {
        assertEquals("Wounds: 0 → 1 of 3.\n", says(0, "wounds", "+1", "--part", "the rooks"));
        assertTrue(shell.read("wren.yaml").contains("  gangs: {The Rooks: {wounds: 1}}\n")
                || shell.read("wren.yaml").contains("The Rooks:\n"), shell.read("wren.yaml"));
        assertTrue(says(2, "wounds", "+1", "--part", "The Rook").contains("Did you mean `The Rooks`?"));
    }

    @Test
    void whatStandsThereInAnotherFormIsLeftAlone() throws IOException {
        shell.write("wren.yaml", WREN.replace("stress: 2 ", "stress: many ") + "  harm: 3\n");
        assertTrue(says(1, "stress", "+1").contains("does not fit it"));
        assertTrue(says(1, "harm.lesser", "Ow").contains("does not fit it"));
        assertEquals("Stress: 0 → 1 of 4.\n", says(0, "stress", "1"));
    }

    @Test
    void clocksAndUsesStandOnTheSheet() throws IOException {
        shell.run("sheet", "--blank", "vault", "-o", "blank.html");
        assertTrue(shell.read("blank.html").contains("an empty clock of 6"));
        says(0, "clocks", "The vault", "+2", "--size", "6");
        says(0, "plate", "+1");
        shell.run("sheet", "wren.yaml", "-o", "wren.html");
        assertTrue(shell.read("wren.html").contains("The vault 2 of 6"));
        String json = shell.run("show", "wren.yaml", "--format", "json").out();
        assertTrue(json.contains("\"The vault\": {\n          \"size\": 6,\n          \"marked\": 2"), json);
        assertTrue(json.contains("\"plate\": 1"), json);
        assertTrue(shell.run("show", "wren.yaml", "--why", "used.plate").out().contains("Plate: 1 marked (wren.yaml:"));
    }

    @Test
    void aRollIsMarkedWithWhatItCosts() throws IOException {
        Shell.Ran told = shell.run("roll", "wren.yaml", "action", "--with", "push", "--with", "pay");
        assertEquals(0, told.exit(), told.all());
        assertTrue(told.out().contains("  lampblack mark wren.yaml stress +2\n"), told.out());
        assertTrue(told.out().contains("  lampblack mark wren.yaml coin -1\n"), told.out());
        assertTrue(told.out().contains("  lampblack lose wren.yaml cash=1\n"), told.out());
        assertEquals(WREN, shell.read("wren.yaml"));
        says(0, "clocks", "The vault", "--size", "6");
        Shell.Ran ran = shell.run("roll", "wren.yaml", "action", "--with", "push", "--with", "pay", "--mark", "--harm",
                "Burnt hand", "--clock", "The vault");
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("Stress: 2 → 4 of 4.\nStress is full.\nTake a scar.\n"), ran.out());
        assertTrue(ran.out().contains("Lesser: Burnt hand, 1 of 2.\n"), ran.out());
        assertTrue(ran.out().contains("The vault: 0 → 1 of 6.\n"), ran.out());
        assertTrue(ran.out().contains("Rolled Action: Cash -1, 1 left.\n"), ran.out());
        assertFalse(ran.out().contains("lampblack lose"), ran.out());
        assertTrue(shell.read("wren.yaml").contains("{roll: action, paid: {cash: 1}}"), shell.read("wren.yaml"));
        assertTrue(shell.read("wren.yaml").contains("coin: 0"), shell.read("wren.yaml"));
        Shell.Ran poor = shell.run("roll", "wren.yaml", "action", "--with", "pay", "--mark", "--clock",
                "position=The vault");
        assertEquals(2, poor.exit());
        assertTrue(poor.err().contains("Coin is at 0, but 1 must be paid."), poor.err());
        assertEquals(2, shell.run("roll", "wren.yaml", "action", "--mark", "--clock", "The valt").exit());
        assertEquals(2, shell.run("roll", "vault", "action", "--dice", "1", "--mark").exit());
    }

    @Test
    void aTrackSaysTheDieOfAChain() throws IOException {
        Shell.Ran first = shell.run("roll", "wren.yaml", "fate", "--mark");
        assertTrue(first.out().contains("1d12") && first.out().contains("Doom: 0 → 1 of 3."), first.all());
        assertTrue(shell.run("roll", "wren.yaml", "fate", "--mark").out().contains("1d8"));
    }

    @Test
    void aSupplyWithoutALimitIsNeverMarked() throws IOException {
        shell.write("rulesets/vault/ruleset.yaml", RULES.replace("coin: {boxes: 4,", "coin: {boxes: unlimited,"));
        shell.write("wren.yaml", WREN.replace("  coin: 1\n", ""));
        String before = shell.read("wren.yaml");
        assertEquals("Coin has no limit, so that there is nothing to mark.\n", says(0, "coin", "-2"));
        assertEquals(before, shell.read("wren.yaml"));
    }

    @Test
    void aSlotOfBoxesIsMarkedByTheWordsInIt() throws IOException {
        says(0, "wounds.deep", "Cut: deep");
        says(0, "wounds.deep", "Burn");
        assertTrue(says(0, "Cut: deep", "+2").contains("Cut: deep: 0 → 2 of 3."));
        assertTrue(says(0, "wounds.deep.2", "+4").contains("Burn is full, and 1 is left over."));
        assertTrue(shell.read("wren.yaml").contains("{\"Cut: deep\": 2}"), shell.read("wren.yaml"));
        says(0, "Burn", "-3");
        assertEquals(0, shell.run("roll", "wren.yaml", "action", "--mark", "--clock", "Burn",
                "--seed", "1").exit());
        assertTrue(shell.read("wren.yaml").contains("{Burn: 1}"), shell.read("wren.yaml"));
        says(0, "Burn", "--clear");
        assertTrue(says(2, "Burn", "+1").contains("There is nothing called `Burn` to mark."));
    }
}
