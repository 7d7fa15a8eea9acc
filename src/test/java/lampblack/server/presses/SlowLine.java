package lampblack.server.presses;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;

/** A line to a server, on which what is asked goes at once and what is answered comes late. */
final class SlowLine implements AutoCloseable {

    private final ServerSocket door;
    private final int server;
    private volatile int late;

    /** A stretch of an answer, and when it is due. */
    private record Stretch(byte[] bytes, long due) {}

    private SlowLine(ServerSocket door, int server) {
        this.door = door;
        this.server = server;
        Thread.ofVirtual().start(this::take);
    }

    static SlowLine to(int server) {
        try {
            return new SlowLine(new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1")), server);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    String origin() {
        return "http://127.0.0.1:" + door.getLocalPort();
    }

    void late(int millis) {
        late = millis;
    }

    private void take() {
        try {
            while (true) {
                Socket near = door.accept();
                near.setTcpNoDelay(true);
                Socket far = new Socket("127.0.0.1", server);
                far.setTcpNoDelay(true);
                BlockingQueue<Stretch> under = new LinkedBlockingQueue<>();
                Thread.ofVirtual().start(() -> copy(near, far));
                Thread.ofVirtual().start(() -> read(far, under));
                Thread.ofVirtual().start(() -> write(under, near));
            }
        } catch (IOException closed) {
            // Then nobody comes any more.
        }
    }

    /** The server lets in only what asks for its own port, which has as many digits as this one. */
    private void copy(Socket from, Socket to) {
        byte[] some = new byte[1 << 16];
        try (from; to) {
            InputStream in = from.getInputStream();
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                String asked = new String(some, 0, count, StandardCharsets.ISO_8859_1);
                to.getOutputStream().write(asked.replace(origin().substring(7), "127.0.0.1:" + server)
                        .getBytes(StandardCharsets.ISO_8859_1));
            }
        } catch (IOException ended) {
            // Either end may go at any time.
        }
    }

    private void read(Socket far, BlockingQueue<Stretch> under) {
        byte[] some = new byte[1 << 16];
        try (InputStream in = far.getInputStream()) {
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                under.add(new Stretch(Arrays.copyOf(some, count), System.nanoTime() + late * 1_000_000L));
            }
        } catch (IOException ended) {
            // Either end may go at any time.
        }
        under.add(new Stretch(new byte[0], System.nanoTime() + late * 1_000_000L));
    }

    private static void write(BlockingQueue<Stretch> under, Socket near) {
        try (near; OutputStream out = near.getOutputStream()) {
            for (Stretch next = under.take(); next.bytes().length > 0; next = under.take()) {
                LockSupport.parkNanos(next.due() - System.nanoTime());
                out.write(next.bytes());
            }
        } catch (IOException ended) {
            // Either end may go at any time.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
