package lampblack.server.door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** One client may ask much, and no more. */
class RateLimiterTest {

    private static final int PAGES_OF_ONE = 8;

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

    @Test
    void letsPagesBeginToListenAsOftenAsTheyComeBackAndNoMore() {
        RateLimiter listening = RateLimiter.ofListening(clock::get);
        // As many pages as one person may have, each cut off every five seconds for an hour.
        for (int i = 0; i < 720; i++) {
            for (int page = 0; page < PAGES_OF_ONE; page++) {
                assertTrue(listening.tryOnce("one"));
            }
            clock.addAndGet(5_000_000_000L);
        }
        int let = 0;
        while (listening.tryOnce("one")) {
            let++;
        }
        assertEquals(RateLimiter.OPENED_TO_SPARE, let);
        assertTrue(listening.tryOnce("another"));
        clock.addAndGet(1_000_000_000L);
        assertTrue(listening.tryOnce("one"));
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
