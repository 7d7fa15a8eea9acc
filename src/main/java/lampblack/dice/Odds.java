package lampblack.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.RollOutcome;

/**
 * How likely everything is that can come of a roll, exactly.
 *
 * @param outcomes by id; an empty id stands for results that have no outcome
 * @param kept the die that counts, or the sum, with what is added
 * @param marks more or fewer by track or row
 * @param tiers of the result, of which one may be none; nothing where the roll knows no tiers
 * @param fills what is filled of the clock whose tier the roll knows; nothing where it knows none
 * @param ticks by the id of the setting that brings them, or empty for those of the roll
 */
public record Odds(Distribution<String> outcomes, Distribution<Long> kept, Map<String, Distribution<Long>> marks,
        Map<String, Distribution<Long>> ticks, Distribution<Optional<Long>> tiers, Distribution<Fraction> fills) {

    public Odds {
        marks = new LinkedHashMap<>(marks);
        ticks = new LinkedHashMap<>(ticks);
    }

    /** The odds of a roll; empty where there are no dice and no roll. */
    public static Optional<Odds> of(SettledRoll settled) {
        return settled.dicePool().map(pool -> of(settled, pool));
    }

    private static Odds of(SettledRoll settled, DicePool pool) {
        List<RollResult> results = new ArrayList<>();
        List<BigInteger> ways = new ArrayList<>();
        ExtraDiceSums.of(settled).forEach((more, times) -> {
            DiceReader reading = DiceReader.of(settled.with(settled.faces(), more), pool);
            reading.dice().distribution().ways().forEach((summary, count) -> {
                results.add(reading.result(summary));
                ways.add(count.multiply(times));
            });
        });
        boolean tiered = results.stream().anyMatch(rollResult -> rollResult.tier().isPresent());
        return new Odds(Distribution.of(together(results, ways, RollResult::name)), Distribution.sorted(
                together(results, ways, RollResult::value)), byKey(results, ways, RollResult::marks),
                byKey(results, ways, RollResult::ticks), Distribution.of(tiered
                ? together(results, ways, RollResult::tier)
                : Map.of()), Distribution.of(settled.roll().clock().isPresent()
                ? together(results, ways, rollResult -> rollResult.fills().orElse(Fraction.ZERO)) : Map.of()));
    }

    /** The outcomes alone, by id. */
    static Optional<Distribution<String>> outcomes(SettledRoll settled) {
        return settled.dicePool().map(pool -> {
            DiceReader reading = DiceReader.of(settled, pool);
            Map<String, BigInteger> ways = new LinkedHashMap<>();
            if (pool.dice() == 1 && reading.watched().isEmpty() && settled.besides().isEmpty()) {
                List<Integer> bounds = reading.bounds();
                for (int i = 0; i + 1 < bounds.size(); i++) {
                    ways.merge(reading.outcome(new DiceSummary(bounds.get(i), 0, 0, List.of())).map(RollOutcome::id)
                            .orElse(""),
                            BigInteger.valueOf(bounds.get(i + 1) - bounds.get(i)), BigInteger::add);
                }
                return Distribution.of(ways);
            }
            return of(settled, pool).outcomes();
        });
    }

    /** In how many ways each of what follows from results comes. */
    private static <T> Map<T, BigInteger> together(List<RollResult> results, List<BigInteger> ways,
            Function<RollResult, T> what) {
        Map<T, BigInteger> together = new LinkedHashMap<>();
        for (int i = 0; i < results.size(); i++) {
            together.merge(what.apply(results.get(i)), ways.get(i), BigInteger::add);
        }
        return together;
    }

    private static Map<String, Distribution<Long>> byKey(List<RollResult> results, List<BigInteger> ways,
            Function<RollResult, Map<String, Long>> numbers) {
        Set<String> keys = new LinkedHashSet<>();
        results.forEach(rollResult -> keys.addAll(numbers.apply(rollResult).keySet()));
        Map<String, Distribution<Long>> all = new LinkedHashMap<>();
        keys.forEach(key -> all.put(key, Distribution.sorted(
                together(results, ways, rollResult -> numbers.apply(rollResult).getOrDefault(key, 0L)))));
        return all;
    }
}
