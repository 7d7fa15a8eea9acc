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
import lampblack.rules.Handful;
import lampblack.rules.Upshot;

/**
 * How likely everything is that can come of a roll, exactly.
 *
 * @param outcomes by id; an empty id stands for results that have no outcome
 * @param kept the die that counts, or the sum, with what is added
 * @param marks more or fewer by track or row
 * @param ticks by the id of the setting that brings them, or empty for those of the roll
 */
public record Odds(Distribution<String> outcomes, Distribution<Long> kept, Map<String, Distribution<Long>> marks,
        Map<String, Distribution<Long>> ticks) {

    public Odds {
        marks = new LinkedHashMap<>(marks);
        ticks = new LinkedHashMap<>(ticks);
    }

    /** The odds of a roll; empty where there are no dice and no roll. */
    public static Optional<Odds> of(Settled settled) {
        return settled.thrown().map(thrown -> of(settled, thrown));
    }

    private static Odds of(Settled settled, Handful thrown) {
        Reading reading = Reading.of(settled, thrown);
        Distribution<Fall> falls = reading.dice().falls();
        List<Result> results = new ArrayList<>();
        falls.ways().keySet().forEach(each -> results.add(reading.result(each)));
        List<BigInteger> ways = List.copyOf(falls.ways().values());
        return new Odds(Distribution.of(together(results, ways, Result::name)), Distribution.sorted(
                together(results, ways, Result::value)), each(results, ways, Result::marks),
                each(results, ways, Result::ticks));
    }

    /** The outcomes alone, by id. */
    static Optional<Distribution<String>> outcomes(Settled settled) {
        return settled.thrown().map(thrown -> {
            Reading reading = Reading.of(settled, thrown);
            Map<String, BigInteger> ways = new LinkedHashMap<>();
            if (thrown.dice() == 1 && reading.watched().isEmpty()) {
                for (int face = 1; face <= settled.faces(); face++) {
                    ways.merge(reading.outcome(new Fall(face, 0, 0, List.of())).map(Upshot::id).orElse(""),
                            BigInteger.ONE, BigInteger::add);
                }
                return Distribution.of(ways);
            }
            reading.dice().falls().ways().forEach((fall, count) ->
                    ways.merge(reading.outcome(fall).map(Upshot::id).orElse(""), count, BigInteger::add));
            return Distribution.of(ways);
        });
    }

    /** In how many ways each of what follows from results comes. */
    private static <T> Map<T, BigInteger> together(List<Result> results, List<BigInteger> ways,
            Function<Result, T> what) {
        Map<T, BigInteger> together = new LinkedHashMap<>();
        for (int i = 0; i < results.size(); i++) {
            together.merge(what.apply(results.get(i)), ways.get(i), BigInteger::add);
        }
        return together;
    }

    private static Map<String, Distribution<Long>> each(List<Result> results, List<BigInteger> ways,
            Function<Result, Map<String, Long>> numbers) {
        Set<String> keys = new LinkedHashSet<>();
        results.forEach(each -> keys.addAll(numbers.apply(each).keySet()));
        Map<String, Distribution<Long>> all = new LinkedHashMap<>();
        keys.forEach(key -> all.put(key, Distribution.sorted(
                together(results, ways, each -> numbers.apply(each).getOrDefault(key, 0L)))));
        return all;
    }
}
