package lampblack.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import lampblack.Patience;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** Requests as bytes, whatever they are, to a server of one character. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class BareLines {

    static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

    Path folder;
    Site site;

    @BeforeAll
    void serve(@TempDir Path shelf) {
        folder = shelf;
        site = Site.of(folder).example("black-sword", "oswin-reed");
    }

    @AfterAll
    void stop() {
        site.close();
    }

    /** What is answered to bytes as they are. */
    String raw(String bytes) {
        try (Socket socket = new Socket("127.0.0.1", site.port())) {
            socket.setSoTimeout(Patience.MILLIS);
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(1 << 16), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            return "closed";
        }
    }

    int status(String bytes) {
        String answer = raw(bytes);
        return answer.equals("closed") || answer.isEmpty() ? 0 : Integer.parseInt(answer.substring(9, 12));
    }

    static String request(String line, String... headers) {
        return line + " HTTP/1.1\r\n" + String.join("", Stream.of(headers).map(name -> name + "\r\n").toList())
                + "Connection: close\r\n\r\n";
    }

    String host() {
        return "Host: 127.0.0.1:" + site.port();
    }

    String origin() {
        return "Origin: http://127.0.0.1:" + site.port();
    }

    static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
