package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is too long, or says its length in two ways, is refused before it is read. */
@Tag("slow")
class LengthTest extends BareLines {

    @Test
    void refusesWhatIsTooLarge() {
        assertRefused(431, request("GET /", host(), "X: " + "x".repeat(1_000_000)));
        String many = IntStream.range(0, 5_000).mapToObj(i -> "X-" + i + ": y\r\n").collect(Collectors.joining());
        assertRefused(431, request("GET /", host(), many + "X: y"));
        assertRefused(414, request("GET /" + "x".repeat(100_000), host()));
        assertEquals(413, status(request("POST /characters", host(), origin(), FORM + "Content-Length: 2000000")));
        assertEquals(413, status(request("POST /characters/oswin-reed/text", host(), origin(),
                FORM + "Content-Length: 90000000")));
        assertEquals(411, status(request("POST /characters", host(), origin(), FORM + "Transfer-Encoding: chunked")));
    }

    /** Whoever is still sending when that is refused may find the line cut before the answer is read. */
    private void assertRefused(int status, String bytes) {
        int found = status(bytes);
        assertTrue(List.of(status, 431, 0).contains(found), "" + found);
        assertEquals(200, site.get("/trash").status());
    }

    @Test
    void refusesFormsOfTooManyFields() {
        StringBuilder body = new StringBuilder();
        IntStream.range(0, 100_000).forEach(i -> body.append('f').append(i).append("=&"));
        assertEquals(400, site.send(site.request("/characters").header("Origin", site.origin())
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body.toString()))).status());
    }

    @Test
    void readsNoBodyWithoutEnd() throws IOException {
        try (Socket socket = new Socket("127.0.0.1", site.port())) {
            socket.getOutputStream().write(request("POST /characters", host(), origin(),
                    FORM + "Transfer-Encoding: chunked").getBytes(StandardCharsets.ISO_8859_1));
            byte[] chunk = ("1000\r\n" + "x".repeat(0x1000) + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
            assertThrows(IOException.class, () -> {
                for (int i = 0; i < 1_000_000; i++) {
                    socket.getOutputStream().write(chunk);
                }
            });
        }
        assertEquals(200, site.get("/trash").status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity",
            "Transfer-Encoding : chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
            "Transfer-Encoding:\u000bchunked", "Content-Length: +5", "Content-Length: 5, 6", "Content-Length: 0x5",
            "Content-Length: 5\r\n Transfer-Encoding: chunked", "Content-Length: 99999999999999999999"})
    void believesNoLengthThatCanBeReadInTwoWays(String length) {
        String answer = raw("POST /characters HTTP/1.1\r\n" + host() + "\r\n" + origin() + "\r\n" + FORM + length
                + "\r\n\r\n0;a=\nb\r\n\r\nGET /trash HTTP/1.1\r\n" + host() + "\r\nConnection: close\r\n\r\n");
        assertTrue(answer.matches("(?s)HTTP/1.1 (400|403|411|413|501) .*"), answer);
        assertFalse(answer.contains("HTTP/1.1 200"), answer);
    }

    @Test
    void isNotToldTwoLengthsAtOnce() {
        assertEquals(400, status(request("POST /characters", host(), origin(),
                FORM + "Content-Length: 5\r\nTransfer-Encoding: chunked") + "0\r\n\r\n"));
        assertEquals(400, status(request("POST /characters", host(), origin(),
                FORM + "Content-Length: 5\r\nContent-Length: 6") + "12345"));
    }
}
