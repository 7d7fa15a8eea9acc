package lampblack.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lampblack.UsesBrowser;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.template.RenderedHtml;
import lampblack.template.SheetRenderer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A shipped sheet in large print")
@UsesBrowser
@Tag("full")
class ShippedLargePrintTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());
    private static final SheetRenderer RENDERER = new SheetRenderer();
    private static final int HEIGHT = 1100;
    private static final double PIXELS = 96 / 25.4;
    private static final int MARGINS = 18;
    private static final String WIDE = """
            [...document.querySelectorAll('table')]
              .filter(table => table.getBoundingClientRect().width > table.parentElement.getBoundingClientRect().width + 1)
              .map(table => table.closest('.block').querySelector('h2').textContent)
            """;

    @ParameterizedTest(name = "{0} {1} on {2}: {3} pages")
    @CsvSource({"lanterns-of-the-fen, wen-tarrow, LETTER, 3", "lanterns-of-the-fen, sib-aldersea, A4, 3",
        "lanterns-of-the-fen, poler, LETTER, 3", "bootleg-rain, dowser, A4, 3", "bootleg-rain, wellkeeper, LETTER, 3"})
    @DisplayName("begins below its name, with lines for notes beside what else there is rather than on a page of their own")
    void pages(String game, String whose, Paper paper, int pages) throws IOException {
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.show(RenderedHtml.large(RENDERER, sheet(game, whose), paper));
            try (PDDocument pdf = Loader.loadPDF(tab.pdf())) {
                PDFTextStripper first = new PDFTextStripper();
                first.setEndPage(1);
                String text = first.getText(pdf).toLowerCase(Locale.ROOT);
                assertEquals(List.of(true, pages), List.of(text.contains("incapacitation"), pdf.getNumberOfPages()), text);
            }
        }
    }

    @Test
    @DisplayName("has no table that is wider than its page")
    void tables() throws IOException {
        List<String> wide = new ArrayList<>();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            tab.setViewport("print", (int) Math.floor((Paper.LETTER.width() - MARGINS) * PIXELS), HEIGHT);
            for (String id : RULESETS.ids()) {
                tab.show(RenderedHtml.large(RENDERER, BUILDER.reference(game(id)), Paper.LETTER));
                for (JsonNode title : tab.evaluate(WIDE)) {
                    wide.add(id + " " + title.asText());
                }
            }
        }
        assertEquals(List.of(), wide);
    }

    private static Ruleset game(String id) throws IOException {
        return RULESETS.load(id).value().orElseThrow().ruleset();
    }

    /** The sheet of an example, or the blank one of a playbook. */
    private static Sheet sheet(String id, String whose) throws IOException {
        Path file = ROOT.resolve(id).resolve("characters").resolve(whose + ".yaml");
        Ruleset game = game(id);
        return file.toFile().exists()
                ? BUILDER.filled(new CharacterLoader(RULESETS).load(file).value().orElseThrow().evaluated())
                : BUILDER.blank(game, game.sheets().get("character"), Optional.of(whose));
    }
}
