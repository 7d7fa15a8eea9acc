package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.load.RulesetLoader;
import lampblack.picture.ArtPicture;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A sheet whose game has a design")
class DesignedSheetTest {

    private static final SheetRenderer RENDERER = new SheetRenderer();
    private static final Path GUIDE = Path.of("docs/guide");

    @Test
    @DisplayName("has a class for what each block shows and for how it looks")
    void classes() {
        Document page = Jsoup.parse(RenderedHtml.of(RENDERER, blank("looks", "salt-lanterns"), Paper.A4));
        assertEquals(1, page.select("section.boxes.tracks-oil.frame-box.marks-triangle.painted.heading-centre").size());
        assertEquals(1, page.select("section.options.lists-talents.frame-tab.coloured").size());
        assertEquals(1, page.select("section.traits.traits-duties.heading-centre").size());
        assertEquals(1, page.select("section.notes.frame-double").size());
        assertEquals(1, page.select("article.page.second.marks-circle").size());
        String style = page.select("style").html();
        assertTrue(style.contains("--second: #1f5063;"), style);
        assertTrue(style.contains(".tracks-oil { --fill: #f3ecdd; --letters: #15130f; --colour: #7a3b12;"), style);
    }

    @Test
    @DisplayName("alone has the styles for it")
    void alone() {
        String plain = RenderedHtml.of(RENDERER, blank("without-actions", "last-tram"), Paper.A4);
        assertFalse(plain.contains("--outline"));
        assertTrue(RenderedHtml.of(RENDERER, blank("looks", "salt-lanterns"), Paper.A4).contains("--outline"));
    }

    @Test
    @DisplayName("has its pictures once, however many sheets there are, and its own running head")
    void pictures() {
        Sheet own = blank("looks", "salt-lanterns");
        String both = text(RENDERER.render(lampblack.sheet.Document.of(List.of(own, own)), new PrintSettings(Paper.A4)));
        assertEquals(2, both.split("url\\(data:image/svg\\+xml;base64,", -1).length - 1, "the logo and the waves");
        assertTrue(both.contains("\"Keeper\\2c  keeper of the salt"), "the running head");
        String pictured = RenderedHtml.of(RENDERER, own.pictured(new ArtPicture("image/png", new byte[] {1, 2, 3}),
                "Picture of Ilse"), Paper.A4);
        assertEquals("Picture of Ilse", Jsoup.parse(pictured).select("[role=img].likeness").attr("aria-label"));
        assertTrue(pictured.contains("--portrait: url(data:image/png;base64,AQID)"));
    }

    @Test
    @DisplayName("keeps its colours to itself among sheets of other games")
    void among() {
        Sheet own = blank("looks", "salt-lanterns");
        Sheet other = blank("without-actions", "last-tram");
        PrintSettings printing = new PrintSettings(Paper.A4);
        String both = text(RENDERER.render(lampblack.sheet.Document.of(List.of(other, own)), printing));
        assertTrue(both.contains(".page:nth-of-type(2) .tracks-oil { --fill"), "of the second alone");
        String alike = text(RENDERER.render(lampblack.sheet.Document.of(List.of(own, own)), printing));
        assertTrue(alike.contains("\n.tracks-oil { --fill"), "of both");
    }

    private static String text(byte[] html) {
        return new String(html, StandardCharsets.UTF_8);
    }

    private static Sheet blank(String page, String game) {
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(GUIDE.resolve(page))));
        Ruleset ruleset = loader.load(game).value().orElseThrow().ruleset();
        return new SheetBuilder(MessageBundle.messages()).blank(ruleset, ruleset.sheets().values().iterator().next(),
                Optional.empty());
    }
}
