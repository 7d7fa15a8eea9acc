package lampblack.lint.bounds;

import java.util.Optional;

/**
 * All that a number may come to: from the lowest to the highest. {@link Long#MIN_VALUE} and {@link Long#MAX_VALUE}
 * stand for no bound, and results too large for a number count as that.
 */
public record Interval(long low, long high) {

    public static final long LEAST = Long.MIN_VALUE;
    public static final long MAX = Long.MAX_VALUE;
    static final Interval ANY = new Interval(LEAST, MAX);
    static final Interval COUNT = new Interval(0, MAX);

    public static Interval exactly(long number) {
        return new Interval(number, number);
    }

    public boolean isExact() {
        return low == high;
    }

    public boolean contains(long number) {
        return low <= number && number <= high;
    }

    Interval union(Interval other) {
        return new Interval(Math.min(low, other.low), Math.max(high, other.high));
    }

    /** What both may come to; empty where that is nothing. */
    Optional<Interval> shared(Interval other) {
        long from = Math.max(low, other.low);
        long to = Math.min(high, other.high);
        return from <= to ? Optional.of(new Interval(from, to)) : Optional.empty();
    }

    Interval lesser(Interval other) {
        return new Interval(Math.min(low, other.low), Math.min(high, other.high));
    }

    Interval greater(Interval other) {
        return new Interval(Math.max(low, other.low), Math.max(high, other.high));
    }

    Interval negated() {
        return new Interval(negated(high), negated(low));
    }

    public Interval plus(Interval other) {
        boolean endless = low == LEAST || other.low == LEAST;
        return new Interval(endless ? LEAST : sum(low, other.low),
                high == MAX || other.high == MAX ? MAX : sum(high, other.high));
    }

    Interval minus(Interval other) {
        return plus(other.negated());
    }

    public Interval times(Interval other) {
        return corners(product(low, other.low), product(low, other.high), product(high, other.low),
                product(high, other.high));
    }

    /** Divided towards zero by everything but zero; empty where there is nothing else. */
    Optional<Interval> divided(Interval other) {
        Optional<Interval> below = other.shared(new Interval(LEAST, -1)).map(this::quotients);
        Optional<Interval> above = other.shared(new Interval(1, MAX)).map(this::quotients);
        return below.isPresent() && above.isPresent()
                ? Optional.of(below.get().union(above.get())) : below.or(() -> above);
    }

    /** What remains of a division by everything but zero, with the sign of what is divided. */
    Interval remainder(Interval other) {
        long size = Math.max(size(other.low), size(other.high));
        long most = size == MAX ? MAX : Math.max(0, size - 1);
        return new Interval(low >= 0 ? 0 : Math.max(low, negated(most)), high <= 0 ? 0 : Math.min(high, most));
    }

    private Interval quotients(Interval other) {
        return corners(quotient(low, other.low), quotient(low, other.high), quotient(high, other.low),
                quotient(high, other.high));
    }

    private static Interval corners(long a, long b, long c, long d) {
        return new Interval(Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
    }

    private static boolean isEndless(long number) {
        return number == LEAST || number == MAX;
    }

    private static long negated(long number) {
        return number == LEAST ? MAX : number == MAX ? LEAST : -number;
    }

    private static long size(long number) {
        return number < 0 ? negated(number) : number;
    }

    private static long sum(long a, long b) {
        if (isEndless(a) || isEndless(b)) {
            return isEndless(a) ? a : b;
        }
        long sum = a + b;
        boolean tooLarge = ((a ^ sum) & (b ^ sum)) < 0;
        return tooLarge ? a < 0 ? LEAST : MAX : sum;
    }

    private static long product(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        }
        long product = a * b;
        boolean fits = !isEndless(a) && !isEndless(b) && product / b == a;
        return fits ? product : a < 0 == b < 0 ? MAX : LEAST;
    }

    private static long quotient(long a, long b) {
        if (isEndless(b)) {
            return isEndless(a) ? a < 0 == b < 0 ? MAX : LEAST : 0;
        }
        return isEndless(a) ? a < 0 == b < 0 ? MAX : LEAST : a / b;
    }
}
