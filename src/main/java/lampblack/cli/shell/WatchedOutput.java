package lampblack.cli.shell;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** The output of the process, which knows whether whoever was to read it has gone, as {@code head} does. */
public final class WatchedOutput extends FilterOutputStream {

    private boolean gone;

    public WatchedOutput(OutputStream out) {
        super(out);
    }

    /** Whether nobody reads it any more. */
    public boolean isGone() {
        return gone;
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException broken) {
            throw noted(broken);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException broken) {
            throw noted(broken);
        }
    }

    /** Every system has words of its own for it, and all name the pipe. */
    private IOException noted(IOException broken) {
        gone |= String.valueOf(broken.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
        return broken;
    }
}
