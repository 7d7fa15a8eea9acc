package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import lampblack.load.RulesetLoader;
import lampblack.page.published.PagePieces;
import lampblack.page.published.PublishedFonts;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The file of a workshop")
class WorkshopFileTest {

    private static final String ENGINE = "const start = () => '</script><!--';";
    private static final String TITLE = "</title><script>alert(1)</script>{packed}";

    @TempDir
    static Path shelf;

    private static Document page;
    private static PagePieces pieces;

    @BeforeAll
    static void write() throws IOException {
        Path file = Files.createDirectories(shelf.resolve("ferrymen")).resolve("ruleset.yaml");
        String text = Files.readString(Path.of("src/test/workshop/sound/ruleset.yaml"))
                .replace("title: Ferrymen", "title: '" + TITLE + "'");
        Files.writeString(file, text);
        Ruleset game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf))).load("ferrymen").value()
                .orElseThrow().ruleset();
        String html = new WorkshopFile(game, Map.of("ruleset.yaml", text), Map.of("base/ruleset.yaml", "id: base"),
                ENGINE.getBytes(StandardCharsets.UTF_8), MessageBundle.messages()).html();
        page = Jsoup.parse(html);
        pieces = Compression.unpacked(html).orElseThrow();
    }

    @Test
    @DisplayName("permits its own scripts and its own style, and nothing else")
    void policy() {
        String policy = page.select("meta[http-equiv]").attr("content");
        assertTrue(policy.startsWith("default-src 'none'; script-src 'sha256-"), policy);
        assertTrue(policy.endsWith("; img-src data:; font-src data:; form-action 'none'; base-uri 'none'"), policy);
        assertFalse(policy.matches(".*(unsafe|https?:|\\*|'self').*"), policy);
        List<String> run = new ArrayList<>();
        page.select("script:not([type])").forEach(script -> run.add(script.data()));
        page.select("style").forEach(style -> run.add(style.data()));
        run.add(text("engine"));
        assertEquals(3, run.size());
        run.forEach(one -> assertTrue(policy.contains("'sha256-" + Base64.getEncoder().encodeToString(EngineBuild
                .sha256().digest(one.getBytes(StandardCharsets.UTF_8))) + "'"), one));
    }

    @Test
    @DisplayName("names no other file and no address, and shows a title as it is written")
    void alone() {
        for (Element element : page.select("[src], [href], [action]")) {
            String named = element.attr("href") + element.attr("src") + element.attr("action");
            assertTrue(named.startsWith("data:image/svg+xml,"), named);
        }
        assertEquals(2, page.select("script").size());
        assertEquals(TITLE + ": workshop", page.title());
    }

    @Test
    @DisplayName("carries the files of the game, what they build on, and every face that they may choose")
    void pieces() {
        assertTrue(text("files").contains("alert(1)"));
        assertTrue(text("bases").contains("base/ruleset.yaml"));
        assertTrue(text("credits").contains("An invented game."));
        assertTrue(text("ruleset.schema.json").contains("extends"));
        PublishedFonts fonts = new PublishedFonts(text("fonts.css"));
        assertTrue(fonts.css().contains("Limelight"));
        fonts.files().forEach(file -> assertTrue(pieces.piece(file).orElseThrow().length > 0, file));
    }

    private static String text(String name) {
        return new String(pieces.piece(name).orElseThrow(), StandardCharsets.UTF_8);
    }
}
