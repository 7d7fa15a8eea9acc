package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.InflaterInputStream;
import lampblack.diagnostic.Messages;
import lampblack.html.WrittenTemplates;
import lampblack.load.RulesetLoader;
import lampblack.page.PublishedGame;
import lampblack.page.WrittenGame;
import lampblack.page.published.PlainLetters;
import lampblack.page.published.PublishedFonts;
import lampblack.page.published.PublishedWords;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A published file")
class PublishedFileTest {

    private static final String ENGINE = "const start = () => '</script><!--'; const answer = [\"web.program\", "
            + "\"web.tab.\", \"web\"];";

    private static LoadedRuleset game;
    private static Document page;
    private static Map<String, byte[]> pieces;

    @BeforeAll
    static void publish() throws IOException {
        game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))))
                .load("lanterns-of-the-fen").value().orElseThrow();
        page = Jsoup.parse(new PublishedFile(List.of(new PublishedGame(game, game.tree().span().source(),
                Map.of("ann", "name: </script>"))), Map.of(), ENGINE.getBytes(StandardCharsets.UTF_8))
                .html());
        pieces = unpacked();
    }

    private static Map<String, byte[]> unpacked() throws IOException {
        byte[] packed = PlainLetters.bytes(page.getElementById("packed").data());
        Map<String, byte[]> found = new LinkedHashMap<>();
        byte[] all = new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(all));
        while (in.available() > 0) {
            found.put(new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8), in.readNBytes(in.readInt()));
        }
        return found;
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
        pieces.forEach((name, piece) -> {
            if (name.equals("engine") || name.startsWith("script/")) {
                run.add(text(name));
            }
        });
        assertEquals(5, run.size());
        run.forEach(one -> assertTrue(policy.contains("'sha256-" + Base64.getEncoder().encodeToString(EngineBuild
                .sha256().digest(one.getBytes(StandardCharsets.UTF_8))) + "'"), one));
    }

    @Test
    @DisplayName("names no other file and no address")
    void alone() {
        for (Element element : page.select("[src], [href], [action]")) {
            String named = element.attr("href") + element.attr("src") + element.attr("action");
            assertTrue(named.startsWith("data:image/svg+xml,"), named);
        }
        assertEquals(2, page.select("script").size());
    }

    @Test
    @DisplayName("carries the game, its templates, its words and the faces that it is set in")
    void pieces() {
        assertEquals(game.ruleset().id(), WrittenGame.read(pieces.get("game/lanterns-of-the-fen")).read().value()
                .orElseThrow().ruleset().id());
        assertTrue(new WrittenTemplates(pieces.get("pages")).names().contains("web/frame"));
        assertTrue(new WrittenTemplates(pieces.get("sheets")).names().contains("sheet"));
        assertTrue(text("examples/lanterns-of-the-fen").contains("name: </script>"));
        assertFalse(text("pages").contains("Everything is saved at once"), "what is true of served pages alone");
        assertTrue(text("pages").contains("kept in this page"));
        assertTrue(text("engine").contains(ENGINE));
        assertTrue(text("credits").contains("Made with Lampblack."));
        PublishedFonts fonts = new PublishedFonts(text("fonts.css"));
        assertTrue(fonts.css().contains("'Alegreya More'") && fonts.css().contains("'League Gothic'"));
        assertTrue(fonts.files().count() > 5);
        fonts.files().forEach(file -> assertTrue(pieces.get(file).length > 0, file));
        assertFalse(fonts.css().contains("Limelight"), "a face that this game is not set in");
    }

    @Test
    @DisplayName("carries the words that its engine asks for, and no others")
    void words() {
        assertTrue(text("messages").contains("web.program") && text("messages").contains("web.tab.play"));
        assertFalse(text("messages").contains("web.program-") || text("messages").contains("cli."), text("messages"));
        assertEquals(Map.of("a.b", "1", "a.b-c", "2", "d.e.f", "3", "h", "6"), PublishedWordings.askedBy(
                "x(\"a.b\",\"d.\",\"g\")", Map.of("a.b", "1", "a.b-c", "2", "d.e.f", "3", "g.h", "4", "a.c", "5", "h", "6")));
    }

    @Test
    @DisplayName("of one game is called like it, whatever that is; of several, like the program")
    void called() {
        assertEquals("Lanterns of the Fen", called("Lanterns of the Fen"));
        assertEquals("Lampblack", called("Lanterns of the Fen", "Black Sword"));
        assertEquals("A game of 0 & <b>", called("A {game} of {0} & <b>"));
    }

    private static String called(String... titles) {
        return new Messages(PublishedWords.of(PublishedWordings.read(), List.of(titles))::get).text("web.program");
    }

    private static String text(String piece) {
        return new String(pieces.get(piece), StandardCharsets.UTF_8);
    }
}
