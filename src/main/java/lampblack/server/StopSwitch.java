package lampblack.server;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Ends a server that no terminal ends: at a press, or once nobody has looked at a page for long. Pages in the
 * background say nothing, and a machine that sleeps does not count.
 */
final class StopSwitch {

    /** How often it is asked whether somebody looks at a page. */
    private static final long ASKED_MILLIS = 60_000;
    /** How often in a row nobody may. */
    private static final int MAX_UNUSED = 120;
    /** How long the last answer may take to arrive, with what its page is made from. */
    private static final long ANSWERED_MILLIS = 1_000;

    private final CountDownLatch pressed = new CountDownLatch(1);
    private final AtomicInteger unused = new AtomicInteger();
    private final long askedMillis;

    StopSwitch() {
        this(ASKED_MILLIS);
    }

    /** @param askedMillis how often it is asked whether somebody looks at a page */
    StopSwitch(long askedMillis) {
        this.askedMillis = askedMillis;
    }

    /** Somebody has asked for something. */
    void used() {
        unused.set(0);
    }

    void press() {
        pressed.countDown();
    }

    /** Waits until the server is to end. @param watched whether somebody looks at a page */
    void await(BooleanSupplier watched) throws InterruptedException {
        while (!pressed.await(askedMillis, TimeUnit.MILLISECONDS)) {
            if (watched.getAsBoolean()) {
                used();
            } else if (unused.incrementAndGet() >= MAX_UNUSED) {
                return;
            }
        }
        Thread.sleep(ANSWERED_MILLIS);
    }
}
