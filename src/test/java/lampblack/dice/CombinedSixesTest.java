package lampblack.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.load.RulesetLoader;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Test;

/**
 * Sixes of several make a critical together: the odds are what every way the dice can fall comes to, counted by hand.
 */
class CombinedSixesTest {

    private static final List<List<Integer>> GROUPS = List.of(List.of(1), List.of(2), List.of(1, 1), List.of(2, 1),
            List.of(0, 1), List.of(0, 0), List.of(2, 0, 1), List.of(1, 1, 1), List.of(3, 2), List.of(2, 2, 1),
            List.of(3, 2, 1), List.of(1, 1, 1, 1, 1));

    private final Ruleset game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(
            Path.of("src/test/odds").toAbsolutePath()))).load("sixes").value().orElseThrow().ruleset();
    private final Roll roll = game.rolls().get("action");

    private List<SettledRoll> members(List<Integer> pools) {
        return pools.stream().map(dice -> SettledRoll.of(roll, roll.nobody(game.sheets()),
                RollSituation.USUAL.withDice(dice))).toList();
    }

    @Test
    void theOddsAreWhatAllFallsComeTo() {
        for (List<Integer> pools : GROUPS) {
            List<Integer> counts = pools.stream().map(pool -> pool == 0 ? 2 : pool).toList();
            int dice = counts.stream().mapToInt(count -> count).sum();
            Map<String, Integer> ways = new TreeMap<>();
            int all = (int) Math.pow(6, dice);
            for (int i = 0; i < all; i++) {
                ways.merge(byHand(pools, deal(counts, i)), 1, Integer::sum);
            }
            GroupOdds odds = GroupOdds.of(roll, roll.group().orElseThrow(), members(pools));
            for (String outcome : roll.outcomes().keySet()) {
                assertEquals(Fraction.of(ways.getOrDefault(outcome, 0)).over(Fraction.of(all)),
                        odds.best().probability(outcome), pools + " " + outcome);
            }
        }
    }

    @Test
    void whatIsRolledIsWhatIsCounted() {
        List<Integer> pools = List.of(2, 0, 1);
        for (int i = 0; i < 7776; i++) {
            List<List<Integer>> faces = deal(List.of(2, 2, 1), i);
            List<SettledRoll> members = members(pools);
            List<Optional<RolledDice>> casts = new ArrayList<>();
            for (int j = 0; j < members.size(); j++) {
                casts.add(RolledDice.ofFaces(members.get(j), faces.get(j)));
            }
            GroupResult result = GroupResult.of(roll, roll.group().orElseThrow(), members, casts);
            String outcome = byHand(pools, faces);
            assertEquals(outcome, result.result().orElseThrow().name(), faces.toString());
            long ticks = outcome.equals("critical") ? 3 : outcome.equals("failure") ? 0 : 2;
            assertEquals(ticks, result.result().orElseThrow().ticks().getOrDefault("effect", 0L), faces.toString());
            assertEquals(outcome.equals("critical") && Collections.frequency(faces.get(0), 6) < 2, result.isCombined());
        }
    }

    @Test
    void nobodysSixesOfNoDiceCount() {
        assertTrue(GroupOdds.of(roll, roll.group().orElseThrow(), members(List.of(0, 0, 0))).best()
                .probability("critical").isZero());
    }

    /** Faces for each member, each fall once. */
    private static List<List<Integer>> deal(List<Integer> counts, int number) {
        List<List<Integer>> all = new ArrayList<>();
        int rest = number;
        for (int count : counts) {
            List<Integer> faces = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                faces.add(rest % 6 + 1);
                rest /= 6;
            }
            all.add(faces);
        }
        return all;
    }

    /** The best of all, where two sixes of all dice are a critical, and three of one alone a triumph. */
    private static String byHand(List<Integer> pools, List<List<Integer>> faces) {
        int best = 0;
        int sixes = 0;
        boolean triumph = false;
        for (int i = 0; i < pools.size(); i++) {
            boolean none = pools.get(i) == 0;
            int kept = none ? Collections.min(faces.get(i)) : Collections.max(faces.get(i));
            int own = none ? 0 : Collections.frequency(faces.get(i), 6);
            best = Math.max(best, kept);
            sixes += own;
            triumph |= own >= 3;
        }
        return triumph ? "triumph" : sixes >= 2 ? "critical" : best == 6 ? "full" : best >= 4 ? "partial" : "failure";
    }
}
