package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import lampblack.sheet.Paper;
import lampblack.sheet.Rewritten;
import lampblack.sheet.Samples;
import lampblack.sheet.Sheet;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A rendered sheet")
class SheetRendererTest {

    private static final String CANARY =
            "\"'></style></title><script>x</script><svg/onload=x><img src=x onerror=x>"
            + "{{7*7}}${7*7}[[${7*7}]][(${7*7})]__${7*7}__";

    private static final SheetRenderer RENDERER = new SheetRenderer();

    static Stream<Named<Sheet>> sheets() {
        return Stream.of(Named.of("a usual one", Samples.filled()), Named.of("a blank one", Samples.blank()),
                Named.of("an overfull one", Samples.overfull()), Named.of("one with every kind", Samples.everyKind()));
    }

    @ParameterizedTest
    @MethodSource("sheets")
    @DisplayName("says every word it was given")
    void everyWord(Sheet sheet) {
        List<String> texts = new ArrayList<>();
        Rewritten.of(sheet, collect(texts));
        Document page = Jsoup.parse(RenderedHtml.of(RENDERER, sheet, Paper.A4));
        page.select("style").remove();
        page.outputSettings(new Document.OutputSettings().prettyPrint(false));
        String html = Parser.unescapeEntities(page.html(), false);
        for (String text : texts) {
            assertTrue(html.contains(text), text);
        }
    }

    @ParameterizedTest
    @MethodSource("sheets")
    @DisplayName("takes nothing a stranger wrote for markup, script or template")
    void hostileTexts(Sheet sheet) {
        Document plain = Jsoup.parse(RenderedHtml.of(RENDERER, Rewritten.of(sheet, text -> text.isEmpty() ? "" : "x"),
                Paper.A4));
        String html = RenderedHtml.of(RENDERER, Rewritten.of(sheet, text -> text.isEmpty() ? "" : CANARY), Paper.A4);
        Document hostile = Jsoup.parse(html);
        assertEquals(shape(plain), shape(hostile));
        assertEquals(plain.getAllElements().size(), hostile.getAllElements().size());
        hostile.select("style").remove();
        assertFalse(hostile.html().contains("49"));
        assertEquals(CANARY, hostile.title());
    }

    @ParameterizedTest
    @MethodSource("sheets")
    @DisplayName("needs nothing but itself and runs nothing")
    void selfContained(Sheet sheet) {
        String html = RenderedHtml.of(RENDERER, sheet, Paper.LETTER);
        Document page = Jsoup.parse(html);
        assertEquals("default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
                page.select("meta[http-equiv=Content-Security-Policy]").attr("content"));
        assertTrue(page.select("script, link:not([rel=icon][href^=data:]), "
                + "iframe, object, embed, img, base, form, [src], a[href]").isEmpty());
        page.select("use").forEach(use -> assertTrue(use.attr("href").startsWith("#")));
        String styles = page.select("style").html();
        assertFalse(styles.contains("@import"));
        assertFalse(styles.replace("url(data:font/woff2;base64,", "")
                .replace("url(\"data:image/svg+xml,", "").contains("url("));
        page.getAllElements().forEach(element -> element.attributes()
                .forEach(attribute -> assertFalse(attribute.getKey().startsWith("th:"), attribute.getKey())));
        assertFalse(html.contains("javascript:"));
    }

    @Test
    @DisplayName("is the same every time")
    void deterministic() {
        assertEquals(RenderedHtml.of(RENDERER, Samples.filled(), Paper.A4),
                RenderedHtml.of(new SheetRenderer(), Samples.filled(), Paper.A4));
    }

    @Test
    @DisplayName("carries only the faces it has letters for")
    void faces() {
        assertEquals(4, faces(Samples.filled()));
        assertTrue(faces(Samples.overfull()) > 6);
    }

    @Test
    @DisplayName("is made by templates that hold no code")
    void harmlessTemplates() throws IOException {
        List<Path> templates;
        try (Stream<Path> all = Files.walk(Path.of("templates"))) {
            templates = all.filter(path -> path.toString().endsWith(".html")).toList();
        }
        assertTrue(templates.size() > 10);
        for (Path name : templates) {
            // The builder's pages name the scripts that are served; whether they hold any is seen in a browser.
            String template = Files.readString(name).replaceAll("<script defer=\"defer\" [^>]*></script>", "");
            for (String forbidden
                    : List.of("th:utext", "[(", "[[", "__", "th:style", "th:href", "th:src", "<script", "()")) {
                assertFalse(template.contains(forbidden), name + " has " + forbidden);
            }
        }
    }

    private static int faces(Sheet sheet) {
        return RenderedHtml.of(RENDERER, sheet, Paper.A4).split("@font-face", -1).length - 1;
    }

    private static UnaryOperator<String> collect(List<String> texts) {
        return text -> {
            texts.add(text);
            return text;
        };
    }

    private static Set<String> shape(Document page) {
        Set<String> shape = new TreeSet<>();
        page.getAllElements().forEach(element -> element.attributes()
                .forEach(attribute -> shape.add(element.tagName() + "@" + attribute.getKey())));
        page.getAllElements().forEach(element -> shape.add(element.tagName()));
        return shape;
    }
}
