package lampblack.dice;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What numbers come to on the whole.
 *
 * @param median the mean of the two in the middle where the middle lies between two
 * @param mode the likeliest, or the mean of those that are equally likely
 */
public record Averages(Fraction mean, Fraction median, Fraction mode) {

    public static Averages of(Distribution<Long> numbers) {
        Map<Long, BigInteger> sorted = new TreeMap<>(numbers.ways());
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Long, BigInteger> entry : sorted.entrySet()) {
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(entry.getKey())));
        }
        return new Averages(new Fraction(sum, numbers.total()), median(sorted, numbers.total()), mode(sorted));
    }

    private static Fraction median(Map<Long, BigInteger> sorted, BigInteger total) {
        BigInteger twice = BigInteger.ZERO;
        Long lower = null;
        for (Map.Entry<Long, BigInteger> entry : sorted.entrySet()) {
            if (lower != null) {
                return mean(List.of(lower, entry.getKey()));
            }
            twice = twice.add(entry.getValue().shiftLeft(1));
            if (twice.compareTo(total) > 0) {
                return Fraction.of(entry.getKey());
            }
            if (twice.equals(total)) {
                lower = entry.getKey();
            }
        }
        return Fraction.ZERO;
    }

    private static Fraction mode(Map<Long, BigInteger> sorted) {
        BigInteger most = sorted.values().stream().reduce(BigInteger.ZERO, BigInteger::max);
        return mean(sorted.keySet().stream().filter(id -> sorted.get(id).equals(most)).toList());
    }

    private static Fraction mean(List<Long> numbers) {
        return new Fraction(BigInteger.valueOf(numbers.stream().mapToLong(Long::longValue).sum()),
                BigInteger.valueOf(numbers.size()));
    }
}
