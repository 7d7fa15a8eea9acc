package lampblack.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Requests as bytes, whatever they are, to a server of one character. */
abstract class BareLines {

    static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

    @TempDir
    static Path folder;
    static Site site;

    @BeforeAll
    static void serve() {
        site = Site.of(folder).example("black-sword", "oswin-reed");
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    /** What is answered to bytes as they are. */
    static String raw(String bytes) {
        try (Socket socket = new Socket("127.0.0.1", site.port())) {
            socket.setSoTimeout(5_000);
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(1 << 16), StandardCharsets.ISO_8859_1);
        } catch (IOException reset) {
            return "closed";
        }
    }

    static int status(String bytes) {
        String answer = raw(bytes);
        return answer.equals("closed") || answer.isEmpty() ? 0 : Integer.parseInt(answer.substring(9, 12));
    }

    static String request(String line, String... headers) {
        return line + " HTTP/1.1\r\n" + String.join("", Stream.of(headers).map(name -> name + "\r\n").toList())
                + "Connection: close\r\n\r\n";
    }

    static String host() {
        return "Host: 127.0.0.1:" + site.port();
    }

    static String origin() {
        return "Origin: http://127.0.0.1:" + site.port();
    }

    static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
