package lampblack.server.presses;

import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** A window of a browser that is pressed with a mouse or a finger. */
interface Glass extends AutoCloseable {

    void open(String address);

    /** What an expression comes to, as a text. */
    String ask(String expression);

    void down(double x, double y);

    void up(double x, double y);

    /** How many milliseconds it can be held for and still be pressed; a finger that rests for long asks for a menu. */
    default int patience() {
        return 3000;
    }

    /** Another tab of the same window. */
    Glass beside();

    void front();

    /** What was written to the console that should not be. */
    List<String> complaints();

    @Override
    void close();

    static void pause(int millis) {
        LockSupport.parkNanos(millis * 1_000_000L);
    }
}
