package lampblack;

import java.time.Duration;

/**
 * How long a test waits before it takes something to have stopped. No test is about time: this is only long enough for a
 * machine that has much else to do, and short enough that what can't come true any more is said within a minute.
 */
public final class Patience {

    public static final long SECONDS = 60;
    public static final Duration LONG = Duration.ofSeconds(SECONDS);
    public static final int MILLIS = (int) LONG.toMillis();

    private Patience() {}
}
