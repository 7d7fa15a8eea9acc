package lampblack.cli.shell;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

class WatchedOutputTest {

    @Test
    void aReaderThatHasGoneIsNoFullDisk() {
        WatchedOutput piped = failing("Broken pipe");
        assertThrows(IOException.class, () -> piped.write(new byte[1], 0, 1));
        assertTrue(piped.isGone());
        WatchedOutput full = failing("No space left on device");
        assertThrows(IOException.class, () -> full.write(new byte[1], 0, 1));
        assertFalse(full.isGone());
    }

    private static WatchedOutput failing(String reason) {
        return new WatchedOutput(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        });
    }
}
