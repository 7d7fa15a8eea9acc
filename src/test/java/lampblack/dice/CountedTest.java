package lampblack.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.load.RulesetLoader;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is reckoned is what comes out when every way that the dice can fall is looked at. */
@Tag("slow")
class CountedTest {

    private static final int DICE = 4;

    @TestFactory
    Stream<DynamicTest> rolls() {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("src/test/odds"))));
        return Stream.of("dark", "tiers", "black-blade").map(id -> loader.load(id).value().orElseThrow().ruleset())
                .flatMap(game -> game.rolls().values().stream().map(roll ->
                        DynamicTest.dynamicTest(game.id() + " " + roll.id(), () -> compare(game, roll))));
    }

    private static void compare(Ruleset game, Roll roll) {
        DerivedSheet derived = new DerivedSheet(game.sheets().get(roll.sheet()), Choices.BLANK);
        for (Keep keep : Keep.values()) {
            for (int dice = 1; dice <= most(roll); dice++) {
                SettledRoll usual = SettledRoll.of(roll, derived, RollSituation.USUAL.withDice(dice).withAgainst(9));
                SettledRoll settled = new SettledRoll(roll, derived, 2, dice, usual.faces(),
                        Optional.of(new DicePool(dice, keep, dice % 2 == 0)), usual.choices(),
                        usual.numbers(), 0, usual.against(), usual.more(), Map.of(), Map.of(), List.of());
                assertEquals(counted(settled), reckoned(Odds.of(settled).orElseThrow()), keep + " of " + dice);
            }
        }
    }

    private static int most(Roll roll) {
        return roll.die().faces() > 6 ? 2 : DICE;
    }

    private static Map<String, Map<?, BigInteger>> reckoned(Odds odds) {
        Map<String, Map<?, BigInteger>> all = new TreeMap<>();
        all.put("", odds.outcomes().ways());
        all.put("kept", odds.kept().ways());
        odds.marks().forEach((track, marks) -> all.put("marks " + track, marks.ways()));
        odds.ticks().forEach((track, ticks) -> all.put("ticks " + track, ticks.ways()));
        return all;
    }

    private static Map<String, Map<?, BigInteger>> counted(SettledRoll settled) {
        DiceReader reading = DiceReader.of(settled, settled.dicePool().orElseThrow());
        List<RollResult> results = ways((int) settled.dicePool().get().dice(), settled.faces()).stream()
                .map(faces -> reading.result(reading.summarise(faces))).toList();
        Map<String, Map<?, BigInteger>> all = new TreeMap<>();
        all.put("", counts(results.stream().map(RollResult::name)));
        all.put("kept", counts(results.stream().map(RollResult::value)));
        results.stream().flatMap(rollResult -> rollResult.marks().keySet().stream()).distinct().forEach(track ->
                all.put("marks " + track, counts(results.stream()
                .map(rollResult -> rollResult.marks().getOrDefault(track, 0L)))));
        results.stream().flatMap(rollResult -> rollResult.ticks().keySet().stream()).distinct().forEach(from ->
                all.put("ticks " + from, counts(results.stream()
                .map(rollResult -> rollResult.ticks().getOrDefault(from, 0L)))));
        return all;
    }

    private static <T> Map<T, BigInteger> counts(Stream<T> all) {
        Map<T, BigInteger> counts = new LinkedHashMap<>();
        all.forEach(value -> counts.merge(value, BigInteger.ONE, BigInteger::add));
        return counts;
    }

    private static List<List<Integer>> ways(int dice, int faces) {
        List<List<Integer>> ways = List.of(List.of());
        for (int i = 0; i < dice; i++) {
            ways = ways.stream().flatMap(before -> IntStream.rangeClosed(1, faces).mapToObj(face -> {
                List<Integer> longer = new ArrayList<>(before);
                longer.add(face);
                return longer;
            })).toList();
        }
        return ways;
    }

    /** Sums with faces that are counted, which no game of the cases has for several groups. */
    @Test
    void sumsAndEnds() {
        List<WatchedFaces> watched = List.of(new WatchedFaces(new OutcomeMatch.Within(2, 3), 2),
                new WatchedFaces(new OutcomeMatch.Within(3, 5), 4));
        for (Keep keep : List.of(Keep.SUM, Keep.MIDDLE, Keep.HIGHEST)) {
            IdenticalDice thrown = new IdenticalDice(DICE, IntStream.rangeClosed(1, 5).boxed().toList(), keep, watched,
                    true, true);
            Map<DiceSummary, BigInteger> counted = new LinkedHashMap<>();
            for (List<Integer> faces : ways(DICE, 5)) {
                List<Integer> sorted = faces.stream().sorted().toList();
                int sum = faces.stream().mapToInt(Integer::intValue).sum();
                counted.merge(new DiceSummary(keep == Keep.SUM ? sum : sorted.get(keep == Keep.MIDDLE ? 1 : 3),
                        sorted.get(3),
                        sorted.get(0), watched.stream().map(watchedFaces ->
                        Math.min(watchedFaces.cap(), faces.stream().filter(watchedFaces::sees).count())).toList()),
                        BigInteger.ONE,
                        BigInteger::add);
            }
            assertEquals(counted, thrown.distribution().ways(), keep.name());
        }
    }
}
