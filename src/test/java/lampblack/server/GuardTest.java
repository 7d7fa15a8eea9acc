package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import lampblack.html.Icon;
import lampblack.server.door.RateLimiter;
import lampblack.server.door.SecurityHeaders;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only what a page of ours would send is let in, and no answer gives anything away. */
@Tag("slow")
class GuardTest extends BareLines {

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:PORT", "localhost.evil.com:PORT", "127.0.0.1.nip.io:PORT",
            "127.0.0.1", "127.0.0.1:1", "127.0.0.1:PORT.evil.com", "0.0.0.0:PORT", "127.1:PORT", "[::]:PORT",
            "2130706433:PORT"})
    void answersToNoOtherName(String name) {
        int status = status(request("GET /", "Host: " + name.replace("PORT", "" + site.port())));
        assertTrue(status == 403 || status == 400, name + " " + status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:PORT", "localhost:PORT", "LOCALHOST:PORT", "[::1]:PORT"})
    void answersToTheNamesOfThisMachine(String name) {
        assertEquals(200, status(request("GET /", "Host: " + name.replace("PORT", "" + site.port()))));
    }

    @Test
    void wantsJustOneHost() {
        assertEquals(400, status(request("GET /")));
        assertEquals(400, status(request("GET /", host(), host())));
        assertEquals(400, status(request("GET /", host(), "Host: evil.example")));
        assertTrue(List.of(400, 403).contains(status(request("GET http://evil.example/", host()))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Origin: http://evil.example", "Origin: null", "Origin: http://127.0.0.1:1",
            "Origin: https://127.0.0.1:PORT", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
            "Sec-Fetch-Site: none", "X-Nothing: said", "Referer: http://127.0.0.1:PORT/"})
    void takesNoFormFromElsewhere(String header) {
        String post = request("POST /characters/oswin-reed/delete", host(), header.replace("PORT", "" + site.port()),
                FORM + "Content-Length: 0");
        assertEquals(403, status(post));
    }

    private String foreign(String path, String site, String mode, String dest) {
        return request("GET " + path, host(), "Sec-Fetch-Site: " + site, "Sec-Fetch-Mode: " + mode,
                "Sec-Fetch-Dest: " + dest);
    }

    @Test
    void letsOtherSitesLeadToItsPagesAndReadNothing() {
        for (String site : List.of("cross-site", "same-site")) {
            for (String path : List.of("/", "/characters/oswin-reed", "/characters/oswin-reed/print")) {
                assertEquals(200, status(foreign(path, site, "navigate", "document")), site + path);
                assertEquals(403, status(foreign(path, site, "navigate", "iframe")), site + path);
                assertEquals(403, status(foreign(path, site, "no-cors", "image")), site + path);
                assertEquals(403, status(foreign(path, site, "cors", "empty")), site + path);
            }
            for (String path : List.of("/shelf.zip", "/events", "/assets/x/web.js",
                    "/characters/oswin-reed/print.pdf")) {
                assertEquals(403, status(foreign(path, site, "navigate", "document")), site + path);
                assertEquals(403, status(foreign(path, site, "no-cors", "script")), site + path);
            }
        }
        for (String site : List.of("none", "same-origin")) {
            assertEquals(200, status(foreign("/", site, "cors", "empty")), site);
            assertEquals(200, status(foreign("/shelf.zip", site, "navigate", "document")), site);
        }
    }

    @Test
    void answersPagesWhileFormsHang() throws IOException {
        List<Socket> hanging = new ArrayList<>();
        try {
            for (int i = 0; i < RateLimiter.AT_ONCE; i++) {
                Socket socket = new Socket("127.0.0.1", site.port());
                hanging.add(socket);
                socket.getOutputStream().write(("POST /characters HTTP/1.1\r\n" + host() + "\r\n" + origin() + "\r\n"
                        + FORM + "Content-Length: 100\r\n\r\nga").getBytes(StandardCharsets.ISO_8859_1));
            }
            Site.Answer refused = site.post("/characters", Map.of("game", "black-sword"));
            assertTrue(List.of(200, 303, 422, 429).contains(refused.status()));
            for (int i = 0; i < 2 * RateLimiter.AT_ONCE; i++) {
                assertEquals(200, site.get("/characters/oswin-reed").status());
            }
        } finally {
            for (Socket socket : hanging) {
                socket.close();
            }
        }
    }

    @Test
    void takesNoFormThatIsHalfFromElsewhere() {
        assertEquals(403, status(request("POST /characters", host(), origin(), "Sec-Fetch-Site: cross-site",
                "Content-Length: 0")));
        assertEquals(403, status(request("POST /characters", host(), "Origin: http://evil.example",
                "Sec-Fetch-Site: same-origin", "Content-Length: 0")));
        assertEquals(403, status(request("POST /characters", host(), origin(), "Origin: http://evil.example",
                "Content-Length: 0")));
        assertEquals(403, status(request("POST /characters", "Host: localhost:" + site.port(), origin(),
                "Content-Length: 0")));
    }

    @Test
    void hasTheIconThatBrowsersAskForOfThemselves() {
        Answer icon = site.get("/favicon.ico");
        assertEquals(200, icon.status());
        assertEquals(Icon.SVG, icon.body());
        assertEquals("image/svg+xml", icon.header("Content-Type"));
        for (String path : List.of("/", "/characters/oswin-reed/print", "/guide", "/nope")) {
            String named = site.get(path).page().select("link[rel=icon]").attr("href");
            assertTrue(named.equals("/favicon.ico") || named.startsWith("data:image/svg+xml,%3Csvg"), path + named);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"})
    void knowsNoOtherMethods(String method) {
        int status = status(request(method + " /characters/oswin-reed", host(), origin()));
        assertTrue(List.of(400, 405, 501).contains(status), method + " " + status);
    }

    @Test
    void changesNothingByLookingAtEveryPage() throws IOException {
        String before = site.text("oswin-reed");
        List<String> seen = new ArrayList<>(List.of("/"));
        for (int i = 0; i < seen.size(); i++) {
            Answer page = site.get(seen.get(i));
            if (page.header("Content-Type").startsWith("text/html")) {
                assertEquals(200, page.status(), seen.get(i));
                page.page().select("a[href^=/]").eachAttr("href").stream().map(name -> name.replaceFirst("#.*", ""))
                        .filter(name -> !seen.contains(name)).filter(name -> seen.size() < 60).forEach(seen::add);
            }
        }
        assertTrue(seen.size() > 40, seen.toString());
        assertEquals(before, site.text("oswin-reed"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of("oswin-reed.yaml"), files.map(path -> path.getFileName().toString()).toList());
        }
        assertEquals("/", site.get("/characters").header("Location"));
        assertEquals("/", site.get("/characters/oswin-reed/delete?_method=POST").header("Location"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/nope", "/games/nope", "/characters/nobody", "/assets/0/web.css", "/look/0.css",
            "/trash", "/guide", "/characters/oswin-reed", "/characters/oswin-reed/print", "/characters/oswin-reed/file",
            "/characters/a%0aFAKE"})
    void saysTheSameOfEveryPageToTheBrowser(String path) {
        Answer answer = site.get(path);
        assertHeaders(path, answer.headers());
        assertHeaders(path, site.send(site.request(path).header("Origin", "http://evil.example").GET()).headers());
    }

    private static void assertHeaders(String path, Map<String, List<String>> headers) {
        assertEquals(List.of(SecurityHeaders.POLICY), headers.get("content-security-policy"), path);
        assertEquals(List.of("DENY"), headers.get("x-frame-options"), path);
        assertEquals(List.of("nosniff"), headers.get("x-content-type-options"), path);
        assertEquals(List.of("same-origin"), headers.get("referrer-policy"), path);
        assertEquals(List.of("same-origin"), headers.get("cross-origin-resource-policy"), path);
        assertEquals(List.of("same-origin"), headers.get("cross-origin-opener-policy"), path);
        assertTrue(headers.get("cache-control").contains("no-store"), path + headers);
        assertFalse(headers.containsKey("server") || headers.containsKey("x-powered-by"), path);
        assertTrue(headers.keySet().stream().noneMatch(id -> id.startsWith("access-control")), path);
    }

    @Test
    void saysTheSameWhereItRefuses() {
        for (String bytes : List.of(request("GET /"), request("GET /", "Host: evil.example"), request("POST /", host()),
                request("GET /%00", host()), request("GET /..%2f..%2fetc/passwd", host()), "nonsense\r\n\r\n",
                request("GET /", host(), "X: " + "x".repeat(9_000)))) {
            String answer = raw(bytes).toLowerCase(Locale.ROOT);
            String shown = bytes.substring(0, Math.min(40, bytes.length())) + "\n" + answer;
            assertTrue(answer.contains("content-security-policy: default-src 'none'"), shown);
            assertTrue(answer.contains("x-frame-options: deny"), shown);
            assertFalse(answer.contains("jetty") || answer.contains("javalin") || answer.contains("\tat "), shown);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"..%2f..%2fetc/passwd", "..%2foswin-reed", "%2e%2e/oswin-reed", "%00", "oswin-reed%00",
            "%zz", "a;b", "oswin-reed;x=y", "CON", "oswin-reed.yaml", ".lock", ".history", "..", "%5c..%5coswin-reed",
            "//oswin-reed", "%252e%252e%252f", "oswin-reed%2ffile", "c:oswin-reed", "OSWIN-REED"})
    void findsNoFileByTricks(String stem) {
        for (String end : List.of("", "/print", "/file", "/download")) {
            int status = status(request("GET /characters/" + stem + end, host()));
            assertTrue(List.of(400, 403, 404, 405).contains(status), stem + end + " " + status);
        }
    }

    @Test
    void listensAtThisMachineAlone() throws IOException {
        for (InetAddress inetAddress : NetworkInterface.networkInterfaces().flatMap(NetworkInterface::inetAddresses)
                .toList()) {
            boolean own = List.of("127.0.0.1", "0:0:0:0:0:0:0:1")
                    .contains(inetAddress.getHostAddress().replaceAll("%.*", ""));
            try (Socket socket = new Socket(inetAddress, site.port())) {
                assertTrue(own, inetAddress + " is listened at");
                socket.getOutputStream().write(request("GET /trash", own && inetAddress instanceof Inet6Address
                        ? "Host: [::1]:" + site.port() : host()).getBytes(StandardCharsets.ISO_8859_1));
                assertEquals("HTTP/1.1 200", new String(socket.getInputStream().readNBytes(12),
                        StandardCharsets.ISO_8859_1));
            } catch (ConnectException failure) {
                assertFalse(own, inetAddress + " is not listened at");
            }
        }
    }

    @Test
    void answersOthersWhileManySayNothing() {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 500; i++) {
                Socket socket = new Socket("127.0.0.1", site.port());
                socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: ".getBytes(StandardCharsets.ISO_8859_1));
                silent.add(socket);
            }
            for (int i = 0; i < 20; i++) {
                assertEquals(200, site.get("/trash").status());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } finally {
            silent.forEach(BareLines::close);
        }
    }

    @Test
    void letsBrowsersKeepWhatNeverChanges() {
        List<String> kept = site.get("/").page().select("link[rel=stylesheet],script[src]").stream()
                .map(element -> element.hasAttr("href") ? element.attr("href") : element.attr("src")).toList();
        assertTrue(kept.size() >= 4, kept.toString());
        kept.forEach(name -> {
            Answer answer = site.get(name);
            assertEquals(200, answer.status(), name);
            assertTrue(answer.header("Cache-Control").contains("immutable"), name + answer.headers());
        });
    }

    @Test
    void runsAndLoadsNothingThatIsNotInAFileOfItsOwn() {
        for (String path : List.of("/", "/trash", "/games/black-sword", "/characters/oswin-reed",
                "/characters/oswin-reed/file", "/characters/oswin-reed/print")) {
            Answer page = site.get(path);
            assertTrue(page.page().select("style,[style],script:not([src]),base,iframe,object").isEmpty(), path);
            page.page().getAllElements().forEach(element -> element.attributes().forEach(attribute ->
                    assertFalse(attribute.getKey().startsWith("on"), path + " " + element.tagName() + attribute)));
        }
    }
}
