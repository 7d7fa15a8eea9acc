package lampblack.cli.roll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.cli.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OddsCommandTest {

    private static final String GAMES = Path.of("src/test/odds").toAbsolutePath().toString();

    @TempDir
    private Path folder;

    private Shell.Ran odds(String... arguments) {
        return run("odds", arguments);
    }

    private Shell.Ran roll(String... arguments) {
        return run("roll", arguments);
    }

    private Shell.Ran run(String command, String... arguments) {
        List<String> all = new ArrayList<>(List.of(command, "--rulesets", GAMES));
        all.addAll(List.of(arguments));
        return new Shell(folder).run(all.toArray(String[]::new));
    }

    @Test
    void aTableHasARowForEachNumberOfDice() {
        assertEquals("""
                Action
                      Critical  Full   Partial  Failure  Moderate: mean  Effect ticks: mean  Position ticks: mean
                  0d  0.0%      2.8%   22.2%    75.0%    0.97            0.50                1.94
                  1d  0.0%      16.7%  33.3%    50.0%    0.83            1.00                1.67
                """, String.join("\n", odds("dark", "action").out().lines().limit(4).toList()) + "\n");
        assertEquals("""
                Resistance
                      Critical  Stress: mean  median  mode
                  3d  7.4%      0.97          1.0     0.0
                """, odds("dark", "resistance", "--dice", "3").out());
        assertTrue(odds("dark", "middling").out().contains("  0d  no roll\n"));
        assertTrue(odds("black-blade", "usage", "--die", "12").out().endsWith("  d12  83.3%  16.7%    20\n"));
        assertTrue(odds("black-blade", "stuck").out().contains("forever"));
        assertEquals(10, odds("dark").out().lines().filter(line -> !line.startsWith(" ") && !line.isEmpty()).count());
    }

    @Test
    void whatIsSpentOrGivenBackHasOneSignHoweverItIsAsked() throws IOException {
        new Shell(folder).write("stunts/ruleset.yaml", """
                {format: 1, id: stunts, version: 1.0.0, title: Stunts, licence: CC0-1.0, credits: An invented game.,
                 sheets: {character: {tracks: {style: {pool: true}, strain: {boxes: 4}}}},
                 rolls: {stunt: {settings: {what: {usual: plain, one-of: {plain: {}, trick: {clears: {style: 1}},
                   dare: {costs: {strain: 1}}}}}, outcomes: {good: {on: 4..6, applies: [what]}, bad: {on: 1..3}}}}}
                """);
        assertEquals("""
                Stunt: What
                      Trick: Style  Dare: Strain
                  1d  0.50          0.50
                """, odds("--rulesets", folder.toString(), "stunts", "stunt").out().split("\n\n")[1]);
        assertTrue(odds("--rulesets", folder.toString(), "stunts", "stunt", "--with", "what=trick").out()
                .endsWith("Style: mean change\n  1d  50.0%  50.0%  0.50\n"));
        assertTrue(roll("--rulesets", folder.toString(), "stunts", "stunt", "--with", "what=trick", "--dice-shown", "6")
                .out().contains("Gain     1 Style"));
        JsonNode odds = JsonMapper.builder().build().readTree(odds("--rulesets", folder.toString(), "stunts", "stunt",
                "--format", "json").out()).at("/settings/what");
        assertEquals("1/2", odds.at("/trick/0/changes/style/mean").asText());
        assertEquals("1/2", odds.at("/dare/0/marks/strain/mean").asText());
        assertTrue(odds.at("/trick/0/marks").isEmpty());
    }

    @Test
    void whatTheLeaderOfAGroupGainsHasItsSign() throws IOException {
        new Shell(folder).write("stunts/ruleset.yaml", """
                {format: 1, id: stunts, version: 1.0.0, title: Stunts, licence: CC0-1.0, credits: An invented game.,
                 sheets: {character: {tracks: {style: {pool: true}}}},
                 rolls: {stunt: {outcomes: {good: {on: 4..6}, bad: {on: 1..3}},
                   group: {counts: best, fails: [bad], costs: {style: 1}}}}}
                """);
        Shell.Ran text = odds("--rulesets", folder.toString(), "stunts", "stunt", "--group", "1,1");
        assertTrue(text.out().contains("The leader's Style: mean change  -1.00"), text.out() + text.err());
        assertEquals("-1", JsonMapper.builder().build().readTree(odds("--rulesets", folder.toString(), "stunts",
                "stunt", "--group", "1,1", "--format", "json").out()).at("/changes/style/mean").asText());
    }

    @Test
    void barsAreAsLongAsTheChances() {
        assertEquals("""
                Damage
                  1d  Hard   75.0%  \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u258c
                      Light  25.0%  \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u258c
                """, odds("black-blade", "damage", "--with", "advantage", "--plot").out());
    }

    @Test
    void programsGetFractions() throws IOException {
        JsonNode row = JsonMapper.builder().build().readTree(odds("dark", "resistance", "--dice", "2", "--format",
                "json").out()).at("/rolls/0/rows/0");
        assertEquals("1/36", row.at("/outcomes/critical/exact").asText());
        assertEquals("2.8%", row.at("/outcomes/critical/percent").asText());
        assertEquals("3/2", row.at("/marks/stress/mean").asText());
        assertEquals("1/36", row.at("/marks/stress/chances/-1").asText());
    }

    @Test
    void whatCannotBeMeantIsRefused() {
        for (String[] strings : new String[][] {
                {"--dice", "10000", "`--dice` is `10000`; a number from 0 to 20 was expected."},
                {"--dice", "-1", "`--dice` is `-1`; a number from 0 to 20 was expected."},
                {"--dice", "x", "`--dice` is `x`; a number was expected."},
                {"--dice", "99999999999999999999", "a number was expected."},
                {"--with", "posision=risky", "Did you mean `position`?"},
                {"--with", "position=riksy", "Did you mean `risky`?"},
                {"--with", "position", "`position` is not a pair; `name=value` was expected."},
                {"--with", "push=2", "`push` is `2`; a number from 0 to 1 was expected."},
                {"--with", "push=-1", "`push` is `-1`; a number from 0 to 1 was expected."},
                {"--die", "8", "Action has no chain of dice to take one from."}}) {
            for (String command : List.of("odds", "roll")) {
                Shell.Ran ran = run(command, "dark", "action", strings[0], strings[1]);
                assertEquals(2, ran.exit(), strings[1]);
                assertTrue(ran.err().contains(strings[2]), ran.err());
            }
        }
        assertTrue(odds("dark", "actoin").err().contains("There is no roll `actoin`. Did you mean `action`?"));
        assertTrue(roll("dark", "actoin").err().contains("Did you mean `action`?"));
        assertTrue(roll("dark", "action").err().contains("Say with `--dice` how many dice there are."));
        assertTrue(roll("black-blade", "test").err().contains("`--against`"));
        assertTrue(roll("dark", "action", "--dice", "1", "--with", "push", "--with", "bargain").err()
                .contains("`push` cannot be combined with `bargain`."));
        assertTrue(roll("dark", "action", "--dice", "1", "--with", "desperate").err()
                .contains("`desperate` is a choice of `position`: write `--with position=desperate`."));
        assertEquals(1, odds("drak").exit());
        assertEquals(1, roll("none.yaml", "action").exit());
        assertTrue(roll("tiers", "action", "--with", "effort=99").err().contains("from 0 to 9"));
    }

    @Test
    void theSameSeedRollsTheSame() {
        Shell.Ran first = roll("dark", "action", "--dice", "2", "--with", "push", "--with", "assist", "--with",
                "position=desperate");
        assertEquals(0, first.exit());
        String seed = first.out().substring(first.out().indexOf("Seed") + 4).strip();
        assertEquals(first.out(), roll("dark", "action", "--dice", "2", "--with", "push", "--with", "assist", "--with",
                "position=desperate", "--seed", seed).out());
        assertTrue(first.out().contains("4d6: "), first.out());
        assertTrue(first.out().contains("2 Stress"), first.out());
        assertTrue(first.out().contains("paid by an ally"), first.out());
        assertTrue(roll("dark", "middling", "--dice", "0").out().contains("no roll"));
    }

    @Test
    void aCharacterBringsItsRatingsGiftsAndHarm() throws IOException {
        Shell shell = new Shell(folder);
        shell.write("rulesets/pier/ruleset.yaml", """
                format: 1
                id: pier
                version: 1.0.0
                title: Pier
                licence: CC-BY-4.0
                credits: Pier, an example game.
                sheets:
                  character:
                    traits: {skills: {rating: {max: 3}, entries: {swim: {}, dive: {title: Deep Dive}}}}
                    lists:
                      knacks:
                        entries:
                          fins: {gives: {rolls: {try: +1d}}}
                          lungs: {gives: {rolls: {try: {dice: +1d, when: under water}}}}
                    tracks:
                      strain: {boxes: 5}
                      harm: {rows: {bruises: {slots: 2, gives: {rolls: {try: -1d}}}, cuts: {slots: 2}}}
                    creation: {dots: {spend: 4, on: skills}, knacks: {choose: 2, from: knacks}}
                rolls:
                  try: {dice: skills, outcomes: {good: {on: 4..6}, bad: {on: 1..3, costs: {strain: 2}, then: recover}}}
                  recover: {dice: 1, clears: {strain: highest}}
                """);
        shell.write("eel.yaml", """
                ruleset: pier
                creation: {dots: {swim: 3, dive: 1}, knacks: [fins, lungs]}
                now: {harm: {bruises: [A knee, An elbow], cuts: []}}
                """);
        Shell.Ran swim = shell.run("roll", "eel.yaml", "try", "--on", "swim", "--seed", "1");
        assertEquals(0, swim.exit(), swim.all());
        assertTrue(swim.out().contains("Rating   Swim 3\n"), swim.out());
        assertTrue(swim.out().contains("Bruises  \u22121d\n"), swim.out());
        assertTrue(swim.out().contains("Lungs    +1d, not counted: under water"), swim.out());
        assertTrue(swim.out().contains("3d6: "), swim.out());
        Shell.Ran dive = shell.run("roll", "eel.yaml", "try", "--on", "deep dive", "--seed", "6");
        assertTrue(dive.out().contains("1d6: "), dive.out());
        assertEquals(2, shell.run("roll", "eel.yaml", "try").exit());
        assertTrue(shell.run("roll", "eel.yaml", "try").err().contains("Choose from `swim` and `dive`."));
        assertTrue(shell.run("roll", "eel.yaml", "try", "--on", "dvie").err().contains("Did you mean `dive`?"));
        String bad = "";
        for (int seed = 1; !bad.contains("Bad"); seed++) {
            bad = shell.run("roll", "eel.yaml", "try", "--on", "dive", "--seed", "" + seed).out();
        }
        assertTrue(bad.contains("Mark     2 Strain\n"), bad);
        assertTrue(bad.contains("Then     roll Recover\n"), bad);
        assertTrue(shell.run("roll", "eel.yaml", "recover").out().contains("Clear  "));
    }
}
