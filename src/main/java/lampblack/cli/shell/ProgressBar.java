package lampblack.cli.shell;

import java.io.PrintWriter;

/** A bar that grows while much is done, for a person who looks on; where nobody does, nothing is drawn. */
public final class ProgressBar {

    private static final int WIDTH = 40;

    private final PrintWriter to;
    private final int count;
    private final boolean drawn;
    private int done;
    private int length;

    public ProgressBar(PrintWriter to, int count, boolean drawn) {
        this.to = to;
        this.count = count;
        this.drawn = drawn;
    }

    /** One more is done. */
    public synchronized void step() {
        done++;
        int percent = done * 100 / count;
        if (drawn && percent != (done - 1) * 100 / count) {
            int full = done * WIDTH / count;
            String bar = "\u2588".repeat(full) + "\u2591".repeat(WIDTH - full) + " " + done + "/" + count;
            length = bar.length();
            to.print("\r" + bar);
            to.flush();
        }
    }

    /** Makes room for other words. */
    public synchronized void clear() {
        if (length > 0) {
            to.print("\r" + " ".repeat(length) + "\r");
            to.flush();
            length = 0;
        }
    }
}
