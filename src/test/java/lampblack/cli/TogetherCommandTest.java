package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rolls that several make, and dice that were shown at a table. */
final class TogetherCommandTest {

    private static final String GAMES = Path.of("src/test/odds").toAbsolutePath().toString();
    private static final String SHIPPED = Path.of("rulesets").toAbsolutePath().toString();

    @TempDir
    private Path folder;

    private Shell.Ran run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(1, List.of("--rulesets", GAMES));
        return new Shell(folder).run(all.toArray(String[]::new));
    }

    @Test
    void theLeaderPaysForEachWhoFails() {
        assertEquals("""
                Action, made together with 1d, 1d
                  Critical  0.0%
                  Full      30.6%
                  Partial   44.4%
                  Failure   25.0%

                Failures
                  nobody                         25.0%
                  1                              50.0%
                  2                              25.0%
                  The leader marks Stress: mean  1.00
                """, run("odds", "dark", "action", "--group", "1,1").out());
        String rolled = run("roll", "dark", "action", "--group", "2,1,0", "--dice-shown", "1,3,6,2,6").out();
        assertTrue(rolled.contains("2.            6: Full\n"), rolled);
        assertTrue(rolled.contains("The best result counts for all: Full\n"), rolled);
        assertTrue(rolled.contains("Leader marks  2 Stress\n"), rolled);
        assertTrue(run("odds", "dark", "action", "--group", "1", "--format", "json").out().contains("\"failing\""));
    }

    @Test
    void halfAreEnough() {
        assertTrue(run("odds", "black-blade", "test", "--group", "11,11,11").out().contains("all succeed  50.0%\n"));
        assertTrue(run("roll", "black-blade", "test", "--group", "12,12,12", "--dice-shown", "11,12,1").out()
                .contains("All succeed: 2 of 3 succeeded"));
        assertTrue(run("roll", "black-blade", "test", "--group", "12,12,12", "--dice-shown", "20,12,1").out()
                .contains("All fail: 1 of 3 succeeded"));
    }

    @Test
    void aDieOfAnotherRollIsTakenOff() {
        String rolled = run("roll", "black-blade", "test", "--against", "12", "--with", "call", "--die", "4",
                "--dice-shown", "14,3").out();
        assertTrue(rolled.contains("Call on Doom  d4: \u22123\n  Result        11\n  Outcome       Success\n"), rolled);
        assertTrue(rolled.contains("Then          Doom: the next die\n"), rolled);
        assertTrue(!rolled.contains("Seed"), rolled);
        assertTrue(run("odds", "black-blade", "test", "--against", "12", "--with", "call", "--die", "6").out()
                .contains("67.5%"));
    }

    @Test
    void whatASettingChangesIsSaidBesides() {
        String odds = run("odds", "dark", "action").out();
        assertTrue(odds.contains("\nAction: Position\n"), odds);
        assertTrue(odds.contains("\nAction: Effect\n"), odds);
        assertTrue(!run("odds", "dark", "action", "--with", "effect=great").out().contains("Action: Effect"));
        assertTrue(!run("odds", "dark").out().contains("Action: Effect"));
        assertTrue(run("odds", "dark", "action", "--with", "push").out().contains("Stress: mean"));
        assertTrue(run("odds", "dark", "action", "--format", "json").out().contains("\"desperate\""));
    }

    @Test
    void whatAnOptionAddsIsAskedForByItsName() {
        assertTrue(run("odds", "contests", "capable", "--dice", "2", "--with", "ambush").out().contains("87.5%"));
        assertTrue(run("roll", "contests", "capable", "--dice", "2", "--with", "bruise", "--dice-shown", "6").out()
                .contains("Capability  \u22121"));
        assertTrue(run("odds", "contests", "capable", "--with", "ambsh").err().contains("Did you mean `ambush`?"));
        assertTrue(run("odds", "contests", "capable", "--with", "ambush=2").err().contains("takes no number"));
    }

    @Test
    void aCharacterRollsWithOthersAndByTheTierOfItsCrew() throws IOException {
        Shell shell = new Shell(folder);
        String ned = shell.example("unified-theory", "ned-corbel");
        shell.example("unified-theory", "the-wick-street-three");
        String[] call = {"roll", "--rulesets", SHIPPED, ned, "action", "--on", "finesse", "--with", "difficulty=2",
                "--with",
            "ambush", "--with", "lesser", "--group", "2", "--dice-shown", "6,1,1"};
        Shell.Ran ran = shell.run(call);
        assertEquals(0, ran.exit(), ran.all());
        assertTrue(ran.out().contains("Action roll, made together with 1d, 0d"), ran.out());
        assertTrue(ran.out().contains("Leader marks     1 Stress"), ran.out());
    }

    @Test
    void aCharacterHasItsDieAtHandAndWhatItsPartsAdd() throws IOException {
        Shell shell = new Shell(folder);
        shell.write("rulesets/doom/ruleset.yaml", """
                format: 1
                id: doom
                version: 1.0.0
                title: Doom
                licence: CC-BY-4.0
                credits: Doom, an example game.
                sheets:
                  character:
                    traits:
                      attributes: {rating: {max: 18, start: 10}, entries: {might: {}}}
                      fate: {rating: {max: 8, start: 6}, entries: {doom: {}}}
                    creation: {points: {spend: 2, on: attributes}, fate: {spend: 2, on: fate}}
                    parts:
                      hounds:
                        places: 0..2
                        lists: {tricks: {entries: {fetch: {gives: {rolls: {test: {adds: -1}}}}}}}
                        tracks: {wounds: {rows: {hurt: {slots: 1, gives: {rolls: {test: {adds: 2, when: it is there}}}}}}}
                        creation: {trick: {choose: 1, from: tricks}}
                rolls:
                  test: {die: d20, against: attributes, extras: {call: {takes: doom, step: next}}, outcomes: {good: {is: below}, bad: {is: at-least}}}
                  doom: {die: {chain: [d8, d6, d4], of: fate.doom}, outcomes: {holds: {on: 3..8}, shrinks: {on: 1..2, step: next}}}
                """);
        shell.write("hana.yaml", """
                format: 1
                ruleset: doom
                version: 1.0.0
                sheet: character
                creation: {points: {might: 2}, fate: {}}
                parts: {hounds: {Grim: {creation: {trick: fetch}}}}
                now: {hounds: {Grim: {wounds: {hurt: [A paw]}}}}
                """);
        Shell.Ran called = shell.run("roll", "hana.yaml", "test", "--with", "call", "--dice-shown", "13,6");
        assertTrue(called.out().contains("Call         d6: \u22126\n  Result       6\n"), called.all());
        assertTrue(called.out().contains("Grim: Hurt   +2 on the die, not counted: it is there\n"), called.out());
        assertTrue(shell.run("roll", "hana.yaml", "test", "--with", "hurt", "--dice-shown", "13").out()
                .contains("Result       14\n"));
        assertTrue(shell.run("roll", "hana.yaml", "doom", "--dice-shown", "6").out().contains("1d6: 6\n"));
    }

    @Test
    void whatCannotBeMeantIsRefused() {
        for (String[] strings : new String[][] {
                {"--group", "x", "`--group` is `x`; a number was expected."},
                {"--group", "21", "a number from 0 to 20 was expected."},
                {"--group", "1,,2", "a number was expected."},
                {"--group", "1" + ",1".repeat(20), "21 would roll together, but at most 20 can."},
                {"--opposed", "2", "each side's roll by itself"}}) {
            for (String command : List.of("odds", "roll")) {
                Shell.Ran ran = run(command, "dark", "action", "--dice", "1", strings[0], strings[1]);
                assertEquals(2, ran.exit(), strings[1]);
                assertTrue(ran.err().contains(strings[2]), ran.err());
            }
        }
        assertTrue(run("odds", "dark", "resistance", "--group", "1").err()
                .contains("not a roll that a group makes together"));
        assertTrue(run("odds", "dark", "--group", "1").err().contains("Say which roll to make."));
        assertTrue(run("roll", "dark", "action", "--dice", "2", "--dice-shown", "6").err()
                .contains("`--dice-shown` has 1 die, but 2 are rolled."));
        assertTrue(run("roll", "dark", "action", "--dice", "1", "--dice-shown", "7").err()
                .contains("`--dice-shown` is `7`; a number from 1 to 6 was expected."));
    }
}
