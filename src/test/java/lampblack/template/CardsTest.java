package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.print.export.TestBrowser;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.SampleCards;
import lampblack.sheet.Deck;
import lampblack.sheet.OptionCard;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Cards to cut out")
@UsesBrowser
class CardsTest {

    private static final String MEASURE = """
            <script>
            document.fonts.ready.then(() => {
            const found = [];
            const mm = 96 / 25.4;
            for (const card of document.querySelectorAll('.card')) {
              const name = card.className + ' ' + card.querySelector('h2').textContent.trim().slice(0, 40).replace(/\s+/g, ' ');
              const outer = card.getBoundingClientRect();
              if (Math.abs(outer.width - WIDTH * mm) > 0.5 || Math.abs(outer.height - HEIGHT * mm) > 0.5)
                found.push(name + ' is ' + outer.width / mm + ' by ' + outer.height / mm);
              const inner = card.querySelector('.tail').getBoundingClientRect();
              if (inner.bottom > outer.bottom - 2.9 * mm) found.push(name + ' is too long by '
                  + (inner.bottom - outer.bottom) / mm);
              for (const part of card.querySelectorAll('.head *, .facts, .facts li, .says *, .tail *')) {
                const box = part.getBoundingClientRect();
                if (box.right > outer.right - 2 * mm) found.push(name + ' is too wide');
                if (parseFloat(getComputedStyle(part).fontSize) < 9.33) found.push(name + ' is under 7pt');
              }
            }
            document.documentElement.setAttribute('data-found', found.join('; ') || 'nothing');
            });
            </script>
            """;

    @TempDir
    private Path folder;

    static Stream<Arguments> ways() {
        return Sampling.of("cards").some(List.of(
                Arguments.of(Paper.A4, false, false, 9), Arguments.of(Paper.LETTER, false, false, 9),
                Arguments.of(Paper.A4, false, true, 8), Arguments.of(Paper.LETTER, false, true, 8),
                Arguments.of(Paper.A4, true, false, 4), Arguments.of(Paper.LETTER, true, false, 4),
                Arguments.of(Paper.A4, true, true, 3)), 7).stream();
    }

    @ParameterizedTest
    @MethodSource("ways")
    @DisplayName("are all of one size and hold all their words, however many those are, on as many pages as they need")
    void fit(Paper paper, boolean large, boolean landscape, int onPage) throws IOException {
        Optional<TestBrowser> browser = TestBrowser.find(folder);
        assumeTrue(browser.isPresent());
        PrintSettings printing = new PrintSettings(paper, large, false);
        Deck deck = SampleCards.deck(printing, landscape);
        assertEquals(onPage, deck.format().cards());
        String html = new String(new SheetRenderer().render(deck, printing), StandardCharsets.UTF_8);
        try (PDDocument pdf = Loader.loadPDF(browser.get().print(html, "cards").toFile())) {
            assertEquals(deck.pages().size(), pdf.getNumberOfPages());
        }
        Document page = Jsoup.parse(html);
        page.select("meta[http-equiv=Content-Security-Policy]").remove();
        page.body().append(MEASURE.replace("WIDTH", String.valueOf(deck.format().width()))
                .replace("HEIGHT", String.valueOf(deck.format().height())));
        assertEquals("nothing", Jsoup.parse(browser.get().load(page.html(), "measured", 1300)).select("html")
                .attr("data-found"));
        assertTrue(deck.cards().stream().map(OptionCard::part).anyMatch("2 of 2"::equals));
    }
}
