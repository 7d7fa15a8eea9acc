package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that cannot be read stand on every page beside those that can, and keep nobody from anything. */
@Tag("slow")
class OneBadFileTest {

    private static final String GAME = "lanterns-of-the-fen";
    private static final String OWN = "edda-marl";
    private static final Map<String, byte[]> BAD = new LinkedHashMap<>();

    static {
        bad("key", "format: 1\nruleset: " + GAME + "\nfields: {na\"me: x, a\\b: y}\n");
        bad("answer", "format: 1\nruleset: " + GAME + "\nlinks: {crew: {file: x.yaml, dot: {a: [b]}}}\n");
        bad("slip", "format: 1\nrulset: " + GAME + "\n");
        bad("empty", "");
        bad("nul", "\u0000\u0000");
        BAD.put("wide", ("format: 1\nruleset: " + GAME + "\n").getBytes(StandardCharsets.UTF_16));
        BAD.put("bytes", new byte[] {(byte) 0xFF, (byte) 0xC0, 7});
    }

    @TempDir
    Path folder;
    private Site site;

    private static void bad(String key, String text) {
        BAD.put(key, text.getBytes(StandardCharsets.UTF_8));
    }

    @BeforeEach
    void serve() throws IOException {
        site = Site.of(folder);
        site.example(GAME, OWN);
        for (Map.Entry<String, byte[]> file : BAD.entrySet()) {
            Files.write(folder.resolve(file.getKey() + ".yaml"), file.getValue());
        }
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    void everyListShowsItAndWorks() {
        String shelf = site.get("/").body();
        BAD.keySet().forEach(key -> assertTrue(shelf.contains("/characters/" + key), key));
        assertTrue(shelf.contains("/characters/" + OWN));
        for (String page : List.of("/", "/trash", "/moved", "/games/" + GAME, "/games/" + GAME + "/pack",
                "/characters/" + OWN, "/group/" + OWN)) {
            assertTrue(site.get(page).status() < 500, page);
        }
    }

    @Test
    void whatIsCalledOtherwiseIsNamed(@TempDir Path elsewhere) throws IOException {
        assertFalse(site.get("/").body().contains("not shown here"));
        Files.writeString(folder.resolve("small.yml"), site.text(OWN));
        Files.writeString(folder.resolve("LOUD.YAML"), site.text(OWN));
        Files.writeString(elsewhere.resolve("away.yaml"), site.text(OWN));
        Files.createSymbolicLink(folder.resolve("away.yaml"), elsewhere.resolve("away.yaml"));
        String shelf = site.get("/").body();
        for (String named : List.of("3 files", "small.yml", "small.yaml", "LOUD.YAML", "away.yaml")) {
            assertTrue(shelf.contains(named), named);
        }
    }

    @Test
    void everyPageOfItSaysWhatIsWrong() {
        for (String key : BAD.keySet()) {
            for (String page : List.of("", "/play", "/file", "/history", "/problems", "/print")) {
                String path = "/characters/" + key + page;
                assertTrue(site.get(path).status() < 500, path);
            }
            assertTrue(site.get("/group/" + key).status() < 500, key);
        }
    }

    @Test
    void othersOfAPackAreTaken() throws IOException {
        String text = site.text(OWN);
        Site.Answer answer = site.upload("/import", "x.zip", HostilePacks.zip("one.yaml", text + "#1\n", "key2.yaml",
                new String(BAD.get("key"), StandardCharsets.UTF_8), "two.yaml", text + "#2\n"));
        assertEquals(422, answer.status());
        assertTrue(answer.body().contains("key2.yaml"), answer.body());
        assertTrue(Files.exists(folder.resolve("one.yaml")) && Files.exists(folder.resolve("two.yaml")));
    }
}
