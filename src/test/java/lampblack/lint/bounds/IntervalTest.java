package lampblack.lint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever two numbers come to lies within what their intervals come to. */
class IntervalTest {

    private static final long[] EDGES =
            {Interval.LEAST, -5_000_000_000L, -3, -1, 0, 1, 2, 7, 5_000_000_000L, Interval.MAX};

    private static final long FAR = 9_000_000_000L;

    private final Random random = new Random(11);

    private Interval interval() {
        long a = EDGES[random.nextInt(EDGES.length)];
        long b = EDGES[random.nextInt(EDGES.length)];
        return new Interval(Math.min(a, b), Math.max(a, b));
    }

    private static boolean isBeyond(Interval interval) {
        return interval.low() > FAR || interval.high() < -FAR;
    }

    private long within(Interval interval) {
        long from = Math.max(interval.low(), -FAR);
        long to = Math.min(interval.high(), FAR);
        long[] picks = {from, to, Math.min(to, Math.max(from, 0)), Math.min(to, from + random.nextInt(5))};
        return picks[random.nextInt(picks.length)];
    }

    private static void holds(Interval interval, long number, Object... of) {
        assertTrue(interval.contains(number), () -> number + " is outside of " + interval + " " + Arrays.toString(of));
    }

    @Test
    void everyResultLiesWithin() {
        for (int round = 0; round < 50_000; round++) {
            Interval one = interval();
            Interval other = interval();
            if (isBeyond(one) || isBeyond(other)) {
                continue;
            }
            long a = within(one);
            long b = within(other);
            holds(one.plus(other), a + b, one, other);
            holds(one.minus(other), a - b, one, other);
            if (Math.multiplyHigh(a, b) == a * b >> 63) {
                holds(one.times(other), a * b, one, other);
            }
            holds(one.negated(), -a, one);
            holds(one.lesser(other), Math.min(a, b), one, other);
            holds(one.greater(other), Math.max(a, b), one, other);
            holds(one.union(other), a, one, other);
            if (b != 0) {
                holds(one.divided(other).orElseThrow(), a / b, one, other, a, b);
                holds(one.remainder(other), a % b, one, other, a, b);
            }
        }
    }

    @Test
    void nothingIsDividedByZeroAlone() {
        assertEquals(Optional.empty(), new Interval(1, 6).divided(Interval.exactly(0)));
    }

    @Test
    void whatIsSharedMayBeNothing() {
        assertEquals(Optional.of(new Interval(2, 3)), new Interval(0, 3).shared(new Interval(2, 9)));
        assertEquals(Optional.empty(), new Interval(0, 1).shared(new Interval(2, 9)));
    }
}
