package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import lampblack.builder.page.Urls;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strangers' words stay words on every page, and a line of the log stays a line. */
@Tag("slow")
class StrangersTest {

    private static final String CANARY =
            "<b data-asks='/trash' data-at-once='yes' onclick='x()'>${7*7} #{web.skip} |{0}|</b>";

    @TempDir
    Path folder;

    @Test
    void showsTheWordsOfACharacterAsTheyStand() {
        String yaml = "format: 1\nruleset: blades-in-the-dark\nfields:\n  name: \"" + CANARY + "\"\n  look: \"" + CANARY
                + "\"\n";
        try (Site site = Site.of(folder).with("canary", yaml).with("torn", yaml + CANARY + ": [")) {
            for (String path : List.of("/", "/characters/canary", "/characters/canary/file", "/characters/canary/print",
                    "/characters/torn", "/characters/canary/print?kind=" + Urls.encoded(CANARY))) {
                Answer page = site.get(path);
                assertEquals(200, page.status(), path);
                assertTrue(page.page().select("[data-asks^=/trash],[onclick]").isEmpty(), path);
            }
            assertEquals(List.of(CANARY), site.get("/characters/canary").words("h1"));
            assertTrue(site.get("/").words(".card h3").contains(CANARY));
            assertEquals(404, site.get("/characters/" + Urls.encoded(CANARY)).status());
        }
    }

    @Test
    void writesEachFailureIntoALineOfItsOwn() {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        ServerLog log = new ServerLog(new PrintStream(written, true, StandardCharsets.UTF_8));
        assertEquals("#0001", log.failed("GET /a\n#0009 FAKE", new IllegalStateException("b\r\n#0010 FAKE\u001b[31m")));
        for (int i = 0; i < 2_000; i++) {
            log.failed("GET /", new IllegalStateException());
        }
        List<String> lines = written.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(1_000, lines.size());
        assertTrue(lines.get(0).startsWith("#0001 ") && lines.get(1).startsWith("#0002 "), lines.get(0));
        assertTrue(lines.stream().noneMatch(line -> line.contains("\u001b")));
    }
}
