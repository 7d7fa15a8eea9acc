package lampblack.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** One client may ask much, and no more. */
class TurnsTest {

    private final AtomicLong clock = new AtomicLong();
    private final Turns turns = new Turns(clock::get);

    @Test
    void refusesWhoeverHasTooManyUnderWay() {
        for (int i = 0; i < Turns.AT_ONCE; i++) {
            assertTrue(turns.enter("one"));
        }
        assertFalse(turns.enter("one"));
        assertTrue(turns.enter("another"));
        turns.leave("one");
        assertTrue(turns.enter("one"));
    }

    @Test
    void refusesWhoeverAsksTooOftenUntilTimeHasPassed() {
        assertEquals(Turns.TO_SPARE, let(10 * Turns.TO_SPARE));
        clock.addAndGet(1_000_000_000L);
        assertEquals(Turns.A_SECOND, let(10 * Turns.TO_SPARE));
        clock.addAndGet(1_000_000_000_000L);
        assertEquals(Turns.TO_SPARE, let(10 * Turns.TO_SPARE));
    }

    private int let(int asked) {
        int let = 0;
        for (int i = 0; i < asked; i++) {
            if (turns.enter("one")) {
                let++;
                turns.leave("one");
            }
        }
        return let;
    }

    @Test
    void forgetsWhoAsksNothing() {
        for (int i = 0; i < 100_000; i++) {
            assertTrue(turns.enter("client " + i));
            turns.leave("client " + i);
        }
    }
}
