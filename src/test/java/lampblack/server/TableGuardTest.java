package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.Patience;
import lampblack.server.Site.Answer;
import lampblack.server.door.WholeForms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes over the network is let in only as a page of this table, and nobody holds up others. */
@Tag("slow")
class TableGuardTest {

    private static final String OWN = "edda-marl";

    @TempDir
    Path folder;
    private TableSite site;

    @BeforeEach
    void open() {
        TableSite.examples(folder, "lanterns-of-the-fen", OWN, "sib-aldersea", "wen-tarrow");
        site = TableSite.of(folder);
    }

    @AfterEach
    void close() {
        site.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:PORT", "localhost:PORT", "127.0.0.1:PORT", "[::1]:PORT",
            "ADDRESS", "ADDRESS:1", "ADDRESS.:PORT", "ADDRESS:PORT.evil.example", "ADDRESS.nip.io:PORT",
            "0.0.0.0:PORT"})
    void answersToNoOtherName(String name) {
        String host = name.replace("PORT", "" + site.port()).replace("ADDRESS", site.table.address());
        assertTrue(List.of(400, 403).contains(site.status("GET /join HTTP/1.1", "Host: " + host)), host);
    }

    @Test
    void answersToItsOwnNameAndJustOne() {
        assertEquals(200, site.status("GET /join HTTP/1.1", "Host: " + site.host()));
        assertEquals(400, site.status("GET /join HTTP/1.1"));
        assertEquals(400, site.status("GET /join HTTP/1.1", "Host: " + site.host(), "Host: " + site.host()));
        // Nor does this machine answer to the table's name at its own address.
        assertEquals(403, localAs(site.host()));
    }

    private int localAs(String host) {
        try (Socket socket = new Socket("127.0.0.1", site.port())) {
            socket.getOutputStream().write(("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
            return Integer.parseInt(answer.substring(9));
        } catch (IOException failure) {
            return 0;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"X-Nothing: said", "Origin: null", "Origin: http://evil.example",
            "Origin: http://127.0.0.1:PORT", "Origin: https://ADDRESS:PORT", "Origin: http://ADDRESS:1",
            "Sec-Fetch-Site: same-origin", "Referer: http://ADDRESS:PORT/"})
    void takesNoFormThatDoesNotSayItIsOurs(String header) {
        TableSite.Guest mara = site.player("Mara", OWN);
        String said = header.replace("PORT", "" + site.port()).replace("ADDRESS", site.table.address());
        assertEquals(403, site.status("POST /characters/" + OWN + "/play/mark HTTP/1.1", "Host: " + site.host(), said,
                "Cookie: " + mara.cookie(), "Content-Type: application/x-www-form-urlencoded", "Content-Length: 0"));
        assertEquals(303, site.status("POST /characters/" + OWN + "/play/mark HTTP/1.1", "Host: " + site.host(),
                "Origin: http://" + site.host(), "Cookie: " + mara.cookie(),
                "Content-Type: application/x-www-form-urlencoded", "Content-Length: 0"));
    }

    @Test
    void knowsSomebodyByTheirWholeSecretAlone() {
        TableSite.Guest mara = site.player("Mara", OWN);
        String cookie = mara.cookie();
        assertTrue(cookie.matches("lampblack-" + site.port() + "=[A-Za-z0-9_-]{32}"), cookie);
        assertEquals(200, mara.get("/characters/" + OWN + "/play").status());
        String secret = cookie.replaceFirst(".*=", "");
        for (String other : List.of("", cookie.substring(0, cookie.length() - 1), cookie + "A",
                "lampblack-1=" + secret, "lampblack=" + secret, cookie.replace(secret, "x".repeat(32)))) {
            assertEquals(403, mara.with(other).get("/characters/" + OWN + "/play").status(), other);
        }
        TableSite.Guest wen = site.player("Wen", "wen-tarrow");
        assertEquals(403, mara.with(cookie + "; " + wen.cookie()).get("/characters/" + OWN + "/play").status());
    }

    @Test
    void keepsNoSecretAndTellsNoCode() throws IOException {
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
        String code = site.table.desk().code();
        TableSite.Guest mara;
        try {
            mara = site.player("Mara", OWN);
            site.stranger().get("/join?code=" + code);
            site.stranger().post("/join", Map.of("code", code, "name", "\u202e"));
        } finally {
            System.setErr(before);
        }
        String secret = mara.cookie().replaceFirst(".*=", "");
        String said = errors.toString(StandardCharsets.UTF_8);
        assertFalse(said.contains(code) || said.contains(secret), said);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                assertFalse(text.contains(secret) || text.contains(code)
                        || text.contains(site.table.desk().gmCode()), file.toString());
            }
        }
        Answer page = mara.get("/table");
        assertFalse(page.body().contains(code), "a player is shown the code");
        assertFalse(mara.get("/characters/" + OWN + "/play").body().contains(secret));
        assertTrue(site.stranger().post("/join", Map.of("code", code, "name", "Wen")).header("set-cookie")
                .endsWith("; HttpOnly; SameSite=Strict"));
    }

    @Test
    void slowsDownWhoeverGuessesAndNobodyElse() {
        for (int i = 0; i < 5; i++) {
            assertEquals(422, guessed());
        }
        // How long they have to wait is for JoinDeskTest to say: a guess that comes later than that is one more guess.
        int status = guessed();
        for (int i = 0; i < 10 && status == 422; i++) {
            status = guessed();
        }
        assertEquals(429, status);
        assertEquals(200, site.local().get("/table").status());
    }

    private int guessed() {
        return site.stranger().post("/join", Map.of("code", "BCDFGH", "name", "Eve")).status();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u202eevil", "a\tb", "a\u200bb", "-",
            "12345678901234567890123456789012345678901"})
    void takesNoNameThatHidesSomething(String name) {
        assertEquals(422, site.stranger().post("/join", Map.of("code", site.table.desk().code(), "name", name))
                .status());
    }

    @Test
    void takesNoNameTwice() {
        site.player("Mara");
        for (String name : List.of("Mara", "mara", " MARA ", "M ara", "\uff2dara")) {
            assertEquals(422, site.stranger().post("/join", Map.of("code", site.table.desk().code(), "name", name))
                    .status(), name);
        }
        assertEquals(303, site.stranger().post("/join", Map.of("code", site.table.desk().code().toLowerCase(),
                "name", "Wen")).status());
    }

    @Test
    void knowsWhoComesBackAfterItWasStopped() throws IOException {
        TableSite.Guest mara = site.player("Mara", OWN);
        int port = site.port();
        String code = site.table.desk().code();
        site.close();
        site = TableSite.again(folder, port);
        assertEquals(200, site.stranger().with(mara.cookie()).get("/characters/" + OWN + "/play").status());
        assertNotEquals(code, site.table.desk().code());
        Answer again = site.stranger().with(mara.cookie()).post("/join", Map.of("code", "", "name", ""));
        assertEquals("/characters/" + OWN + "/play", again.header("location"));
    }

    @Test
    void letsWhoeverTakesTheirOwnCharacterAgainSitDownThere() {
        TableSite.Guest mara = site.player("Mara", OWN);
        Answer again = mara.post("/seat", Map.of("sheet", OWN));
        assertEquals(303, again.status());
        assertEquals("/characters/" + OWN + "/play", again.header("location"));
        assertEquals(409, site.player("Wen").post("/seat", Map.of("sheet", OWN)).status());
    }

    @Test
    void letsNobodyInOnceItHasEnded() {
        TableSite.Guest mara = site.player("Mara", OWN);
        assertEquals(303, site.local().post("/table/end", Map.of()).status());
        assertFalse(Files.exists(folder.resolve(".table").resolve("people.json")));
        // Whoever has a line to the table is refused on it, until the line is closed.
        long end = System.nanoTime() + Patience.LONG.toNanos();
        assertThrows(RuntimeException.class, () -> {
            while (System.nanoTime() < end) {
                assertEquals(403, mara.get("/characters/" + OWN + "/play").status());
            }
        });
        assertEquals(200, site.local().get("/characters/" + OWN + "/play").status());
    }

    @Test
    void opensAnotherWithOtherCodesAtTheSameAddress() {
        TableSite.Guest mara = site.player("Mara", OWN);
        String code = site.table.desk().code();
        String gmCode = site.table.desk().gmCode();
        for (int i = 0; i < 10; i++) {
            assertEquals(303, site.local().post("/table/end", Map.of()).status());
            assertEquals(List.of("Open another table"), site.local().get("/table").words("main button.first"));
            assertEquals(303, site.local().post("/table/open", Map.of()).status());
        }
        assertEquals(403, mara.get("/characters/" + OWN + "/play").status());
        assertEquals(422, site.stranger().post("/join", Map.of("code", code, "name", "Mara")).status());
        assertEquals(422, site.stranger().post("/join", Map.of("code", gmCode, "name", "Mara")).status());
        assertEquals(200, site.player("Mara", OWN).get("/characters/" + OWN + "/play").status());
        assertEquals(List.of(site.table.link(site.port())), site.local().get("/table").words(".address"));
        assertEquals(403, site.gm("Jun").post("/table/open", Map.of()).status());
    }

    @Test
    void opensAnotherOnceItsAddressIsFreeAgain() throws IOException {
        assertEquals(303, site.local().post("/table/end", Map.of()).status());
        try (ServerSocket other = taken()) {
            Answer refused = site.local().post("/table/open", Map.of());
            assertEquals(409, refused.status());
            assertEquals(List.of("Open another table"), refused.words("main button.first"));
            Executor later = CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS);
            CompletableFuture.runAsync(() -> assertDoesNotThrow(other::close), later);
            assertEquals(303, site.local().post("/table/open", Map.of()).status());
        }
        assertEquals(200, site.player("Mara", OWN).get("/characters/" + OWN + "/play").status());
    }

    /** What another program would hold, as soon as a table that has ended holds it no more. */
    private ServerSocket taken() throws IOException {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        while (true) {
            ServerSocket other = new ServerSocket();
            try {
                other.bind(new InetSocketAddress(site.table.address(), site.port()));
                return other;
            } catch (BindException held) {
                other.close();
                assertTrue(System.nanoTime() < end, held.getMessage());
            }
        }
    }

    @Test
    void sendsAwayWhomTheGmDismisses() {
        TableSite.Guest mara = site.player("Mara", OWN);
        String id = site.table.people().all().get(0).id();
        assertEquals(303, site.gm("Jun").post("/table/dismiss", Map.of("person", id)).status());
        assertEquals(403, mara.get("/characters/" + OWN + "/play").status());
        assertEquals(OWN, site.player("Mara", OWN).get("/seat").header("location").split("/")[2]);
    }

    @Test
    void listensNowhereElse() throws IOException {
        for (String other : List.of("127.0.0.2", "127.1.2.3")) {
            assertThrows(ConnectException.class, () -> new Socket(other, site.port()).close(), other);
        }
        try (Socket own = new Socket(site.table.address(), site.port())) {
            assertTrue(own.isConnected());
        }
    }

    @Test
    void takesLittleFromThoseWhoHaveNotJoined() {
        assertEquals(413, site.stranger().post("/join", Map.of("code", "x".repeat(5_000))).status());
        assertEquals(413, site.stranger().post("/import", Map.of("file", "x".repeat(5_000))).status());
        assertEquals(413, site.player("Mara").post("/seat", Map.of("sheet", "x".repeat(2_000_000))).status());
    }

    @Test
    void answersEverybodyWhileFormsOfOnePersonAreHalfSent() throws IOException {
        TableSite.Guest mara = site.player("Mara", OWN);
        TableSite.Guest wen = site.player("Wen", "wen-tarrow");
        List<Socket> held = new ArrayList<>();
        try {
            for (int i = 0; i < WholeForms.MOST_HALF_SENT; i++) {
                held.add(unfinished(mara));
            }
            for (int i = 0; i < 5; i++) {
                assertEquals(412, sends(mara));
                assertEquals(403, sends(wen));
            }
            assertEquals(200, mara.get("/table").status());
            assertEquals(200, site.local().get("/").status());
        } finally {
            held.forEach(TableGuardTest::close);
        }
    }

    /** What a form about Mara's sheet is answered. */
    private static int sends(TableSite.Guest who) {
        return who.post("/characters/" + OWN + "/play/mark", Map.of("seen", "nothing")).status();
    }

    /** A form of which only the head comes. */
    private Socket unfinished(TableSite.Guest who) throws IOException {
        Socket socket = new Socket(site.table.address(), site.port());
        socket.getOutputStream().write(("POST /characters/" + OWN + "/text HTTP/1.1\r\nHost: " + site.host()
                + "\r\nOrigin: http://" + site.host() + "\r\nCookie: " + who.cookie()
                + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
