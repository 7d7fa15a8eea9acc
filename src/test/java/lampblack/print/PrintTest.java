package lampblack.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lampblack.UsesBrowser;
import lampblack.print.export.TestBrowser;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Samples;
import lampblack.sheet.Sheet;
import lampblack.template.RenderedHtml;
import lampblack.template.SheetRenderer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A sheet printed by a real browser")
@UsesBrowser
@Tag("full")
class PrintTest {

    private static final SheetRenderer RENDERER = new SheetRenderer();

    /** Reports blocks that overlap, words outside their block or above its title, and a page wider than its window. */
    private static final String MEASURE = """
            <script>
            const found = [];
            const blocks = [...document.querySelectorAll('.block, .plate, .foot')];
            const boxes = blocks.map(block => block.getBoundingClientRect());
            const name = block => block.className + ' ' + block.textContent.trim().slice(0, 20);
            for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
              const a = boxes[i], b = boxes[j];
              const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              if (wide > 1 && high > 1) found.push(name(blocks[i]) + ' overlaps ' + name(blocks[j]));
            }
            for (const block of blocks) {
              const head = block.querySelector(':scope > header'), says = block.querySelector(':scope > .says');
              if (head && says && says.getBoundingClientRect().top < head.getBoundingClientRect().top) {
                found.push(name(block) + ' speaks before its title');
              }
            }
            for (const part of document.querySelectorAll('.block *, .plate *, .foot *')) {
              const block = part.closest('.block, .plate, .foot'), outer = block.getBoundingClientRect();
              const inner = part.getBoundingClientRect();
              if (block.classList.contains('notes') || inner.width === 0) continue;
              if (inner.right > outer.right + 1 || inner.left < outer.left - 1) found.push(name(part) + ' sticks out');
              if (parseFloat(getComputedStyle(part).fontSize) < 9.33) found.push(name(part) + ' is under 7pt');
            }
            if (document.documentElement.scrollWidth > innerWidth) {
              const wide = [...document.querySelectorAll('main *')].find(part =>
                  part.getBoundingClientRect().right > innerWidth);
              found.push('the page is wider than its window: ' + (wide ? wide.outerHTML.slice(0, 120) : ''));
            }
            document.documentElement.setAttribute('data-found', found.join('; ') || 'nothing');
            </script>
            """;

    @TempDir
    private static Path folder;

    private static Optional<TestBrowser> browser = Optional.empty();

    @BeforeAll
    static void find() {
        browser = TestBrowser.find(folder);
    }

    @ParameterizedTest
    @EnumSource(names = {"A4", "LETTER"})
    @DisplayName("fits one page when the character is a usual one")
    void onePage(Paper paper) throws IOException {
        assertEquals(1, printed(Samples.filled(), paper, "filled"), "filled");
        assertEquals(1, printed(Samples.blank(), paper, "blank"));
    }

    @Test
    @DisplayName("flows to further pages when there is more, and loses no word")
    void morePages() throws IOException {
        int pages = printed(Samples.overfull(), Paper.A4, "overfull");
        assertTrue(pages > 1 && pages < 5, pages + " pages");
        printed(Samples.everyKind(), Paper.LETTER, "every-kind");
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 794, 1200})
    @DisplayName("has no block over another and no word outside its block, however wide the window")
    void nothingOverlaps(int width) throws IOException {
        assumeTrue(browser.isPresent());
        for (Sheet sheet : new Sheet[] {Samples.overfull(), Samples.everyKind(), Samples.filled()}) {
            assertEquals("nothing", found(RenderedHtml.of(RENDERER, sheet, Paper.A4), width));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 794})
    @DisplayName("is as tidy in large letters, and loses no word")
    void largePrint(int width) throws IOException {
        assumeTrue(browser.isPresent());
        for (Sheet sheet : new Sheet[] {Samples.everyKind(), Samples.filled()}) {
            String html = RenderedHtml.large(RENDERER, sheet, Paper.A4);
            assertEquals("nothing", found(html, width));
            printed(html, "large");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("begins on the front of a leaf where both sides are printed, however long the one before it is")
    void fronts(boolean lying) throws IOException {
        assumeTrue(browser.isPresent());
        List<Sheet> sheets = List.of(Samples.filled(), Samples.overfull(), Samples.blank(), Samples.everyKind()
                .toLandscape(),
                Samples.filled());
        List<Sheet> all = lying ? sheets.stream().map(Sheet::toLandscape).toList() : sheets;
        String html = new String(RENDERER.render(lampblack.sheet.Document.of(all),
                new PrintSettings(Paper.A4, false, true)),
                StandardCharsets.UTF_8).replace("<header class=\"plate\">", "<header class=\"plate\">FRONT");
        try (PDDocument pdf = Loader.loadPDF(browser.get().print(html, "fronts").toFile())) {
            PDFTextStripper pages = new PDFTextStripper();
            List<Integer> fronts = new ArrayList<>();
            for (int page = 1; page <= pdf.getNumberOfPages(); page++) {
                pages.setStartPage(page);
                pages.setEndPage(page);
                if (bare(pages.getText(pdf)).contains("FRONT")) {
                    fronts.add(page);
                }
            }
            assertEquals(all.size(), fronts.size(), fronts.toString());
            assertTrue(fronts.stream().allMatch(page -> page % 2 == 1), fronts.toString());
        }
    }

    private static String found(String html, int width) throws IOException {
        Document page = Jsoup.parse(html);
        page.select("meta[http-equiv=Content-Security-Policy]").remove();
        page.body().append(MEASURE);
        return Jsoup.parse(browser.get().load(page.html(), "measured", width)).select("html").attr("data-found");
    }

    private static int printed(Sheet sheet, Paper paper, String name) throws IOException {
        assumeTrue(browser.isPresent());
        return printed(RenderedHtml.of(RENDERER, sheet, paper), name + "-" + paper);
    }

    private static int printed(String html, String name) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(browser.get().print(html, name).toFile())) {
            String printed = bare(new PDFTextStripper().getText(pdf));
            Document page = Jsoup.parse(html);
            page.select(".strip.filling").remove(); // room for notes is printed only where there is room
            for (String word : page.body().text().split(" ")) {
                boolean shipped = word.codePoints().noneMatch(Character::isIdeographic);
                assertTrue(!shipped || printed.contains(bare(word)), word + " is not printed");
            }
            assertTrue(smallest(pdf) > 6.9, "letters of " + smallest(pdf) + " points");
            return pdf.getNumberOfPages();
        }
    }

    private static double smallest(PDDocument pdf) throws IOException {
        double[] smallest = {Double.MAX_VALUE};
        new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition letter) {
                smallest[0] = Math.min(smallest[0], letter.getFontSizeInPt());
            }
        }.getText(pdf);
        return smallest[0];
    }

    /** Letters as they compare: capitals, ligatures, spacing and what no face has left aside. */
    private static String bare(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT).replaceAll("[\\s\\u00ad]", "");
    }
}
