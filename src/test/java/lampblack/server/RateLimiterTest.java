package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** One client may ask much, and no more. */
class RateLimiterTest {

    private final AtomicLong clock = new AtomicLong();
    private final RateLimiter limiter = new RateLimiter(clock::get);

    @Test
    void refusesWhoeverHasTooManyUnderWay() {
        for (int i = 0; i < RateLimiter.AT_ONCE; i++) {
            assertTrue(limiter.tryAcquire("one"));
        }
        assertFalse(limiter.tryAcquire("one"));
        assertTrue(limiter.tryAcquire("another"));
        limiter.release("one");
        assertTrue(limiter.tryAcquire("one"));
    }

    @Test
    void refusesWhoeverAsksTooOftenUntilTimeHasPassed() {
        assertEquals(RateLimiter.TO_SPARE, let(10 * RateLimiter.TO_SPARE));
        clock.addAndGet(1_000_000_000L);
        assertEquals(RateLimiter.A_SECOND, let(10 * RateLimiter.TO_SPARE));
        clock.addAndGet(1_000_000_000_000L);
        assertEquals(RateLimiter.TO_SPARE, let(10 * RateLimiter.TO_SPARE));
    }

    private int let(int asked) {
        int let = 0;
        for (int i = 0; i < asked; i++) {
            if (limiter.tryAcquire("one")) {
                let++;
                limiter.release("one");
            }
        }
        return let;
    }

    @Test
    void forgetsWhoAsksNothing() {
        for (int i = 0; i < 100_000; i++) {
            assertTrue(limiter.tryAcquire("client " + i));
            limiter.release("client " + i);
        }
    }
}
