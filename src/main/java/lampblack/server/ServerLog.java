package lampblack.server;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import lampblack.diagnostic.SafeText;

/** Says where the server was started what went wrong: a line each, which nobody can make two, and not without end. */
final class ServerLog {

    private static final int MAX = 1_000;

    private final PrintStream out;
    private final boolean traces;
    private final AtomicInteger count = new AtomicInteger();

    public ServerLog(PrintStream out) {
        this.out = out;
        this.traces = "1".equals(System.getenv("LAMPBLACK_DEBUG"));
    }

    /** Writes down a failure of ours; returns the word that the page shows for it. */
    public String failed(String doing, Throwable failure) {
        int number = count.incrementAndGet();
        String id = String.format(Locale.ROOT, "#%04d", number);
        if (number <= MAX) {
            out.println(id + " " + SafeText.text(doing) + ": " + SafeText.line(String.valueOf(failure)));
        }
        if (number <= MAX && traces) {
            failure.printStackTrace(out);
        }
        return id;
    }
}
