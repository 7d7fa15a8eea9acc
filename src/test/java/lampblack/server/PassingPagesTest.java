package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import lampblack.Patience;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Pages that listen and then go leave no thread behind. */
@Isolated("counts the threads of the whole program")
@Tag("slow")
class PassingPagesTest {

    /** Twice as many as the server has threads to answer with, of which it keeps some for a while. */
    private static final int PAGES = 500;

    @TempDir
    private Path folder;

    private static Socket listening(Site site) throws IOException {
        Socket socket = new Socket("127.0.0.1", site.port());
        socket.setSoTimeout(Patience.MILLIS);
        socket.getOutputStream().write(("GET /events HTTP/1.1\r\nHost: 127.0.0.1:" + site.port() + "\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
        assertEquals("HTTP/1.1 200", new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1));
        return socket;
    }

    private static boolean soon(BooleanSupplier wanted) throws InterruptedException {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (!wanted.getAsBoolean() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        return wanted.getAsBoolean();
    }

    @Test
    void areForgotten() throws IOException, InterruptedException {
        try (Site site = Site.of(folder)) {
            int threads = Thread.activeCount();
            for (int i = 0; i < PAGES; i++) {
                listening(site).close();
            }
            assertTrue(soon(() -> site.server().events().listeners() <= ChangeEvents.MAX));
            try (Socket last = listening(site)) {
                assertTrue(last.isConnected());
                assertEquals(200, site.get("/trash").status());
            }
            assertTrue(soon(() -> Thread.activeCount() <= threads + PAGES / 2),
                    () -> threads + " became " + Thread.activeCount());
        }
    }
}
