package lampblack.dice;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * In how many of all the ways that dice can fall something comes.
 *
 * @param ways of everything that can come, each above 0
 * @param total all of them together
 */
public record Distribution<T>(Map<T, BigInteger> ways, BigInteger total) {

    static <T> Distribution<T> of(Map<T, BigInteger> ways) {
        Map<T, BigInteger> there = new LinkedHashMap<>();
        BigInteger total = BigInteger.ZERO;
        for (Map.Entry<T, BigInteger> entry : ways.entrySet()) {
            if (entry.getValue().signum() > 0) {
                there.put(entry.getKey(), entry.getValue());
                total = total.add(entry.getValue());
            }
        }
        return new Distribution<>(there, total);
    }

    /** The same with numbers in their order. */
    static Distribution<Long> sorted(Map<Long, BigInteger> ways) {
        return of(new TreeMap<>(ways));
    }

    /** The same numbers with the other sign, in their order. */
    public static Distribution<Long> negative(Distribution<Long> numbers) {
        Map<Long, BigInteger> ways = new TreeMap<>();
        numbers.ways().forEach((number, count) -> ways.put(-number, count));
        return of(ways);
    }

    /** How likely something is. */
    public Fraction probability(T what) {
        return new Fraction(ways.getOrDefault(what, BigInteger.ZERO), total);
    }
}
