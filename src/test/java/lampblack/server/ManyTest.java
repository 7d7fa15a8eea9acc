package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.Patience;
import lampblack.server.Site.Answer;
import lampblack.server.door.WholeForms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many who write at once lose nothing, and one who asks without end keeps nobody else out. */
@Tag("slow")
class ManyTest {

    private static final int CLIENTS = 4;
    private static final int TIMES = 10;
    /** Milliseconds in which a browser, or a network, may well get stuck. */
    private static final int PAUSE = 1_500;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).with("ash", "format: 1\nruleset: black-sword\nfields:\n  name: '0'\n");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void keepsWhatEveryOneOfManyWritesAtOnce() throws InterruptedException {
        together(IntStream.range(0, CLIENTS).mapToObj(i -> () -> IntStream.range(0, TIMES)
                .forEach(j -> writeOn((char) ('a' + i)))));
        String name = site.text("ash").replaceFirst("(?s).*name: '?([0a-z]*).*", "$1");
        IntStream.range(0, CLIENTS).forEach(i -> assertEquals(TIMES, name.chars().filter(letter -> letter == 'a' + i)
                .count(), name));
    }

    /** Whoever comes second looks again and says it again. */
    private void writeOn(char letter) {
        int status;
        do {
            Answer page = site.get("/characters/ash");
            String next = page.page().selectFirst("#field\\.name").val() + letter;
            status = site.post("/characters/ash/build/fill", Map.of("field", "name", "value", next, "seen",
                    page.header("ETag").replace("\"", "")), "Lampblack-Part", "true").status();
        } while (status == 412);
        assertEquals(200, status);
    }

    private static void together(Stream<Runnable> work) throws InterruptedException {
        List<Thread> threads = work.map(Thread::new).toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    @Test
    void answersOthersWhileFormsAreHalfSent() throws IOException {
        List<Socket> halfSent = new ArrayList<>();
        try {
            for (int i = 0; i < WholeForms.MOST_HALF_SENT; i++) {
                halfSent.add(halfSent());
            }
            for (int i = 0; i < 10; i++) {
                assertTrue(sent("127.0.0.2").startsWith("HTTP/1.1 303"));
                assertTrue(read("127.0.0.2").startsWith("HTTP/1.1 200"));
                assertTrue(sent("127.0.0.1").startsWith("HTTP/1.1 303"));
            }
            Socket last = halfSent.get(halfSent.size() - 1);
            assertTrue(ended(last).startsWith("HTTP/1.1 404"), "what is whole at last is answered");
        } finally {
            close(halfSent);
        }
    }

    @Test
    void givesUpTheOldestOfTooManyHalfSentForms() throws IOException {
        List<Socket> halfSent = new ArrayList<>();
        try {
            for (int i = 0; i < 2 * WholeForms.MOST_HALF_SENT; i++) {
                halfSent.add(halfSent());
            }
            String oldest = answer(halfSent.get(0));
            assertTrue(oldest.startsWith("HTTP/1.1 429"), oldest);
            assertTrue(oldest.contains("\r\nRetry-After: 1\r\n"), oldest);
            assertTrue(ended(halfSent.get(halfSent.size() - 1)).startsWith("HTTP/1.1 404"));
        } finally {
            close(halfSent);
        }
    }

    @Test
    void tellsWhoeverSendsTooMuchSoHoweverMuchOfItIsStillToCome() throws IOException {
        Socket socket = ask("127.0.0.2", "POST /nowhere", origin() + "Content-Length: 4000000\r\n");
        for (int i = 0; i < 4; i++) {
            socket.getOutputStream().write(new byte[1_000_000]);
        }
        String answer = answer(socket);
        assertTrue(answer.startsWith("HTTP/1.1 413"), answer);
    }

    @Test
    void answersAFormThatComesSlowly() throws IOException, InterruptedException {
        Socket slow = ask("127.0.0.2", "POST /nowhere", origin() + "Content-Length: 9\r\nConnection: close\r\n");
        Thread.sleep(PAUSE);
        slow.getOutputStream().write('x');
        Thread.sleep(PAUSE);
        String answer = ended(slow);
        assertTrue(answer.startsWith("HTTP/1.1 404"), answer);
    }

    private static void close(List<Socket> sockets) throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private Socket halfSent() throws IOException {
        Socket socket = ask("127.0.0.2", "POST /nowhere", origin() + "Content-Length: 9\r\nConnection: close\r\n");
        socket.getOutputStream().write('x');
        return socket;
    }

    private static String ended(Socket halfSent) throws IOException {
        halfSent.getOutputStream().write("=yyyyyyy".getBytes(StandardCharsets.ISO_8859_1));
        return answer(halfSent);
    }

    private Socket ask(String from, String line, String headers) throws IOException {
        Socket socket = new Socket("127.0.0.1", site.port(), InetAddress.getByName(from), 0);
        socket.setSoTimeout(Patience.MILLIS);
        socket.getOutputStream().write((line + " HTTP/1.1\r\nHost: 127.0.0.1:" + site.port() + "\r\n" + headers
                + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    private String origin() {
        return "Origin: " + site.origin() + "\r\n";
    }

    private String read(String from) throws IOException {
        return answer(ask(from, "GET /trash", "Connection: close\r\n"));
    }

    private String sent(String from) throws IOException {
        return answer(ask(from, "POST /characters", origin() + "Content-Length: 0\r\nConnection: close\r\n"));
    }

    private static String answer(Socket socket) throws IOException {
        try (socket) {
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
