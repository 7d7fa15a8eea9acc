package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.UsesBrowser;
import lampblack.print.export.TestBrowser;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Samples;
import lampblack.sheet.Sheet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("For those who do not see it, a sheet")
@Tag("slow")
@Order(3)
class AccessibleSheetsTest {

    private static final SheetRenderer RENDERER = new SheetRenderer();
    /** What a file may weigh, and a group of five. */
    private static final int MAX_BYTES = 300_000;

    /** Writes, of each kind of mark, what tells its states apart once all colour is gone. */
    private static final String SHAPES = """
            <style>* { color: #000 !important; background: none !important; border-color: #000 !important; }</style>
            <script>
            const shapes = new Set();
            for (const mark of document.querySelectorAll('.dot, .box, svg.clock path, .step, td.cell, td.start')) {
              const style = getComputedStyle(mark);
              const state = [...mark.classList].find(each => ['filled', 'open', 'locked'].includes(each));
              shapes.add([mark.tagName, mark.classList[0] === state ? 'segment' : mark.classList[0], state,
                  ['none', 'rgb(255, 255, 255)'].includes(style.fill) ? 'empty' : 'full', style.strokeDasharray, style.borderTopWidth,
                  style.fontWeight].join(' | '));
            }
            document.documentElement.setAttribute('data-shapes', [...shapes].join('\\n'));
            </script>
            """;

    @TempDir
    private Path folder;

    static Stream<String> rulesets() {
        return ShippedSheetsTest.rulesets();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @DisplayName("has headings in order, lists, tables with scopes, and words for every mark; and weighs little")
    void inWords(String id) throws IOException {
        Map<String, Sheet> sheets = ShippedSheetsTest.sheets(id);
        Set<String> found = new TreeSet<>();
        sheets.forEach((name, sheet) -> {
            found.addAll(faults(name, document(Document.of(List.of(sheet)), false)));
            found.addAll(faults(name + " in large print", document(Document.of(List.of(sheet)), true)));
        });
        Document group = Document.of(sheets.values().stream().limit(5).toList());
        found.addAll(faults("a group", document(group, false)));
        assertEquals(Set.of(), found);
    }

    @Test
    @DisplayName("is as plain with every kind of block, in every theme's classes")
    void everyKind() {
        assertEquals(List.of(), faults("every kind", document(Document.of(List.of(Samples.everyKind())), false)));
        assertEquals(List.of(), faults("overfull", document(Document.of(List.of(Samples.overfull())), false)));
    }

    private static String document(Document document, boolean large) {
        byte[] html = RENDERER.render(document, new PrintSettings(Paper.A4, large, false));
        assertTrue(html.length < MAX_BYTES + 60_000 * (document.sheets().size() - 1), () -> document.heading() + ": "
                + html.length + " bytes");
        return new String(html, StandardCharsets.UTF_8);
    }

    private static List<String> faults(String name, String html) {
        org.jsoup.nodes.Document page = Jsoup.parse(html);
        List<String> found = new ArrayList<>();
        check(page.selectFirst("html").attr("lang").length() > 1, "no language", found);
        check(!page.title().isBlank(), "no title", found);
        check(page.select("main").size() == 1, "not one main", found);
        check(page.select("body > *:not(main, svg.shapes[aria-hidden=true])").isEmpty(), "words outside of main",
                found);
        for (Element sheet : page.select("main > article")) {
            check(sheet.select("h1").size() == 1, "not one first heading", found);
            int level = 0;
            for (Element heading : sheet.select("h1, h2, h3, h4, h5, h6")) {
                int next = heading.tagName().charAt(1) - '0';
                check(next <= level + 1, "a gap before the heading " + heading.text(), found);
                check(!heading.text().isBlank(), "an empty heading", found);
                level = next;
            }
        }
        page.select("ul > *:not(li), ol > *:not(li)").forEach(element -> found.add("in a list: " + element.tagName()));
        page.select("li").stream().filter(element -> !element.parent().tagName().matches("ul|ol"))
                .forEach(element -> found.add("an item of no list"));
        page.select("dl > *:not(div)").forEach(element -> found.add("among fields: " + element.tagName()));
        page.select("dt, dd").stream().filter(element -> !element.parent().parent().tagName().equals("dl"))
                .forEach(element -> found.add("a field of none"));
        page.select("th:not([scope])").forEach(element -> found.add("a heading of no row or column: "
                + element.text()));
        // A single column is headed beside the title of its block.
        page.select("table:not([role=presentation]):has(td + td):not(:has(th[scope=col])), "
                + "table:not([role=presentation]):not(:has(th[scope=row]))")
                .forEach(element -> found.add("a table without headings"));
        page.select("[role=img]").stream().filter(element -> element.attr("aria-label").isBlank())
                .forEach(element -> found.add("a mark without words: " + element.parent().text()));
        page.select("svg").stream().filter(element -> element.closest("[role=img], [aria-hidden=true]") == null)
                .forEach(element -> found.add("a shape neither said nor hidden: " + element.parent().text()));
        page.select("[id]").stream().filter(element -> page.select("[id=" + element.id() + "]").size() > 1)
                .forEach(element -> found.add("twice the id " + element.id()));
        return found.stream().distinct().map(text -> name + ": " + text).toList();
    }

    private static void check(boolean fine, String otherwise, List<String> found) {
        if (!fine) {
            found.add(otherwise);
        }
    }

    @Test
    @Tag("full")
    @UsesBrowser
    @DisplayName("tells its marks apart by shape alone")
    void withoutColour() throws IOException {
        Optional<TestBrowser> browser = TestBrowser.find(folder);
        assumeTrue(browser.isPresent());
        Map<String, String> stateOf = new TreeMap<>();
        for (Sheet sheet : List.of(Samples.everyKind(), ShippedSheetsTest.sheets("blades-in-the-dark")
                .get("agnes-ludlow.yaml"), ShippedSheetsTest.sheets("lanterns-of-the-fen").get("sib-aldersea.yaml"))) {
            org.jsoup.nodes.Document page = Jsoup.parse(RenderedHtml.of(RENDERER, sheet, Paper.A4));
            page.select("meta[http-equiv=Content-Security-Policy]").remove();
            page.body().append(SHAPES);
            for (String line : Jsoup.parse(browser.get().load(page.html(), "shapes", 900)).select("html")
                    .attr("data-shapes").split("\\R")) {
                String[] parts = line.split(" \\| ", 4);
                String state = stateOf.putIfAbsent(parts[0] + " " + parts[1] + " " + parts[3], parts[2]);
                assertTrue(state == null || state.equals(parts[2]), () -> line + " looks like " + state);
            }
        }
        assertTrue(stateOf.size() > 6, stateOf.toString());
    }

    @ParameterizedTest
    @Tag("full")
    @ValueSource(strings = {"blades-in-the-dark/nell-ashby.yaml", "lanterns-of-the-fen/sib-aldersea.yaml",
        "black-sword/reference"})
    @UsesBrowser
    @DisplayName("is printed with its structure: headings, lists, tables and drawings, in reading order")
    void tagged(String name) throws IOException {
        Optional<TestBrowser> browser = TestBrowser.find(folder);
        assumeTrue(browser.isPresent());
        String[] parts = name.split("/");
        Sheet sheet = ShippedSheetsTest.sheets(parts[0]).get(parts[1]);
        String html = RenderedHtml.of(RENDERER, sheet, Paper.A4);
        org.jsoup.nodes.Document page = Jsoup.parse(html);
        try (PDDocument pdf = Loader.loadPDF(browser.get().print(html, "tagged").toFile())) {
            assertTrue(pdf.getDocumentCatalog().getMarkInfo().isMarked());
            assertEquals(page.selectFirst("html").attr("lang"), pdf.getDocumentCatalog().getLanguage());
            List<String> kinds = new ArrayList<>();
            List<String> said = new ArrayList<>();
            walk(pdf.getDocumentCatalog().getStructureTreeRoot(), kinds, said);
            assertEquals(1, kinds.stream().filter("H1"::equals).count());
            assertEquals(page.select("h2").size(), kinds.stream().filter("H2"::equals).count());
            assertEquals(page.select("h3").size(), kinds.stream().filter("H3"::equals).count());
            assertTrue(kinds.contains("L") && kinds.contains("LI"), kinds.toString());
            assertFalse(page.select("table").isEmpty() == kinds.contains("Table"));
            // Browsers print the words of a drawing, not those of a row of drawings.
            List<String> labels = page.select("svg[role=img]").eachAttr("aria-label");
            assertEquals(labels, said);
        }
    }

    private static void walk(PDStructureNode node, List<String> kinds, List<String> said) {
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                kinds.add(element.getStructureType());
                Optional.ofNullable(element.getAlternateDescription()).ifPresent(said::add);
                walk(element, kinds, said);
            }
        }
    }
}
