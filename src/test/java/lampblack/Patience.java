package lampblack;

import java.time.Duration;

/**
 * How long a test waits before it takes something to have stopped. No test is about time: this is only long enough for a
 * machine on which everything takes a hundred times as long as usual.
 */
public final class Patience {

    public static final long SECONDS = 300;
    public static final Duration LONG = Duration.ofSeconds(SECONDS);
    public static final int MILLIS = (int) LONG.toMillis();

    private Patience() {}
}
