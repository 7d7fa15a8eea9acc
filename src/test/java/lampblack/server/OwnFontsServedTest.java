package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import lampblack.UsesBrowser;
import lampblack.font.OwnFontsGame;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Typefaces of a game, where it is served")
@UsesBrowser
class OwnFontsServedTest {

    private static final String PRINT = "/games/ember/print?sheet=character";
    private static final String USED = """
            document.fonts.ready.then(() => [...document.fonts].filter(face => face.status === 'loaded')
              .map(face => face.family.replaceAll('"', '') + ' ' + face.weight).filter(name => name.startsWith('Own'))
              .sort().join(', '))
            """;

    @TempDir
    Path folder;
    private Site site;

    @BeforeEach
    void serve() throws IOException {
        OwnFontsGame.in(folder.resolve("games"), "ember", OwnFontsGame.SMALL);
        site = Site.of(folder, folder.resolve("games")).served();
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @Test
    @DisplayName("come with the styles of its prints, and only they")
    void styles() {
        Answer page = site.get(PRINT);
        assertEquals(200, page.status(), page.body());
        String styles = site.get(page.page().select("link[rel=stylesheet]").eachAttr("href").stream()
                .filter(name -> name.contains("print.css?")).findFirst().orElseThrow()).body();
        assertEquals(3, styles.split("@font-face", -1).length - 1, "regular, bold and titles");
        assertTrue(styles.contains("--text: 'Own Text 0'"), styles);
        assertTrue(page.header("Content-Security-Policy").contains("font-src 'self' data:;"));
        assertFalse(styles.contains("url(http"));
    }

    @Test
    @DisplayName("are what the browser shows its prints in")
    void shown() {
        try (BrowserTab tab = OneBrowser.tab()) {
            site.open(tab, PRINT);
            assertEquals("Own Text 0 400, Own Text 0 700, Own Titles 0 normal", tab.evaluate(USED).asText());
            assertEquals(List.of(), tab.console());
        }
    }
}
