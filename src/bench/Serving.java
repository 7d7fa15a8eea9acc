import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;

/**
 * Times the server as a browser meets it. {@code first PORT} waits until the first page is there; {@code clicks PORT STEM
 * FILE ACTION FORM-1 FORM-2} sends one form and the other in turn and, between them, saves a copy of the same file;
 * {@code soak PORT STEM SECONDS RATE TABS ACTION FORM-1 FORM-2} keeps asking while that many pages are open.
 */
public final class Serving {

    private static final int WARM = Integer.getInteger("warm", 1_500);
    private static final int COUNTED = Integer.getInteger("counted", 1_000);

    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(arguments[1]);
        switch (arguments[0]) {
            case "first" -> first(port);
            case "clicks" -> clicks(port, arguments[2], Path.of(arguments[3]), arguments[4],
                    List.of(arguments[5], arguments[6]));
            default -> soak(port, arguments[2], Integer.parseInt(arguments[3]), Integer.parseInt(arguments[4]),
                    Integer.parseInt(arguments[5]), arguments[6], List.of(arguments[7], arguments[8]));
        }
    }

    private static void first(int port) throws InterruptedException {
        while (true) {
            try (Line line = new Line(port)) {
                if (line.get("/").status == 200) {
                    return;
                }
            } catch (IOException notYet) {
                Thread.sleep(1);
            }
        }
    }

    private static void clicks(int port, String stem, Path file, String action, List<String> forms) throws Exception {
        Path copy = Files.createTempDirectory("lampblack").resolve("copy.yaml");
        String text = Files.readString(file);
        Files.writeString(copy, text);
        VersionedStore store = new VersionedStore();
        String hash = store.hash(copy).orElseThrow();
        long[] clicks = new long[COUNTED];
        long[] saves = new long[COUNTED];
        try (Line line = new Line(port)) {
            String seen = line.get("/characters/" + stem).seen();
            for (int i = 0; i < WARM + COUNTED; i++) {
                long begin = System.nanoTime();
                Answer answer = line.post(action, forms.get(i % 2), seen);
                long click = System.nanoTime() - begin;
                if (answer.status != 200) {
                    throw new IOException("answered " + answer.status + ": " + answer.text());
                }
                seen = answer.seen();
                begin = System.nanoTime();
                SaveResult saved = store.saveRepeatable(copy, text + "# " + i + "\n", hash);
                long save = System.nanoTime() - begin;
                hash = ((SaveResult.Saved) saved).sha256();
                if (i >= WARM) {
                    clicks[i - WARM] = click;
                    saves[i - WARM] = save;
                }
            }
        }
        Arrays.sort(clicks);
        Arrays.sort(saves);
        System.out.printf(Locale.ROOT,
                "%6.2f x a synced save alone (median %d us to %d us; 99 in 100 within %d us): %s%n",
                (double) clicks[COUNTED / 2] / saves[COUNTED / 2], clicks[COUNTED / 2] / 1000,
                saves[COUNTED / 2] / 1000,
                clicks[COUNTED * 99 / 100] / 1000, action);
    }

    private static void soak(int port, String stem, int seconds, int rate, int tabs, String action, List<String> forms)
            throws Exception {
        List<Line> open = new ArrayList<>();
        for (int i = 0; i < tabs; i++) {
            Line line = new Line(port);
            line.ask("GET /events HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nAccept: text/event-stream\r\n\r\n");
            open.add(line);
        }
        ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
        AtomicInteger others = new AtomicInteger();
        int hands = 4;
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        List<Thread> threads = new ArrayList<>();
        for (int hand = 0; hand < hands; hand++) {
            int mine = hand;
            Thread thread = new Thread(() -> ask(port, stem, mine, hands * 1_000_000_000L / rate, end, action, forms,
                    times, others));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (Line line : open) {
            line.close();
        }
        List<Long> sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        System.out.printf(Locale.ROOT,
                "%d requests in %d s with %d pages open: median %d us, 99 in 100 within %d us, longest %d us, %d answered otherwise%n",
                sorted.size(), seconds, tabs, sorted.get(sorted.size() / 2) / 1000,
                sorted.get(sorted.size() * 99 / 100) / 1000, sorted.get(sorted.size() - 1) / 1000, others.get());
    }

    /** One of four asks: the first of them also clicks. */
    private static void ask(int port, String stem, int mine, long pause, long end, String action, List<String> forms,
            ConcurrentLinkedQueue<Long> times, AtomicInteger others) {
        try (Line line = new Line(port)) {
            String seen = line.get("/characters/" + stem).seen();
            long next = System.nanoTime();
            for (int i = 0; next < end; i++) {
                LockSupport.parkNanos(next - System.nanoTime());
                long begin = System.nanoTime();
                Answer answer = mine == 0 ? line.post(action, forms.get(i % 2), seen)
                        : line.get(i % 4 == 0 ? "/" : "/characters/" + stem);
                times.add(System.nanoTime() - begin);
                if (answer.status != 200) {
                    others.incrementAndGet();
                }
                seen = mine == 0 ? answer.seen() : seen;
                next += pause;
            }
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private record Answer(int status, String head, byte[] body) {

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        /** The version of the file that the answer shows. */
        String seen() {
            int at = head.indexOf("ETag: \"");
            return head.substring(at + 7, head.indexOf('"', at + 7));
        }
    }

    /** One connection that is kept. */
    private static final class Line implements AutoCloseable {

        private final int port;
        private final Socket socket;
        private final InputStream in;

        Line(int port) throws IOException {
            this.port = port;
            this.socket = new Socket("127.0.0.1", port);
            socket.setTcpNoDelay(true);
            this.in = new java.io.BufferedInputStream(socket.getInputStream(), 1 << 16);
        }

        void ask(String request) throws IOException {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        }

        Answer get(String path) throws IOException {
            ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n");
            return answer();
        }

        Answer post(String path, String form, String seen) throws IOException {
            String body = form + "&seen=" + URLEncoder.encode(seen, StandardCharsets.UTF_8);
            ask("POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nOrigin: http://127.0.0.1:" + port
                    + "\r\nLampblack-Part: true\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: "
                    + body.length() + "\r\n\r\n" + body);
            return answer();
        }

        private Answer answer() throws IOException {
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            int last = 0;
            while (last != 0x0d0a0d0a) {
                int number = in.read();
                if (number < 0) {
                    throw new IOException("closed");
                }
                head.write(number);
                last = last << 8 | number;
            }
            String text = head.toString(StandardCharsets.ISO_8859_1);
            int status = Integer.parseInt(text.substring(9, 12));
            int at = text.indexOf("Content-Length: ");
            return new Answer(status, text, at < 0 ? chunks()
                    : in.readNBytes(Integer.parseInt(text.substring(at + 16, text.indexOf('\r', at)))));
        }

        private byte[] chunks() throws IOException {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            while (true) {
                StringBuilder size = new StringBuilder();
                for (int number = in.read(); number != '\n'; number = in.read()) {
                    size.append((char) number);
                }
                int length = Integer.parseInt(size.toString().trim(), 16);
                body.write(in.readNBytes(length));
                in.readNBytes(2);
                if (length == 0) {
                    return body.toByteArray();
                }
            }
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
