package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.Sampling;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Templates that somebody changed")
@Tag("slow")
class TemplatesTest {

    private static final String BOXES = "parts/boxes.html";
    private static final String LINKS = "<link rel=\"stylesheet\" href=\"fonts.css\"/>"
            + "<link rel=\"stylesheet\" href=\"sheet.css\"/>";
    private static final String FACE = "@font-face { font-family: 'Own'; src: url(fonts/own.woff2); ";

    @TempDir
    private Path folder;

    private Shell shell;
    private String anselm;

    @BeforeEach
    void begin() throws IOException {
        shell = new Shell(folder).withRulesets();
        anselm = shell.example("worlds-in-the-dark", "anselm-korr");
    }

    private Shell.Ran sheet() {
        return shell.run("sheet", anselm, "-o", "out.html", "--templates", "own");
    }

    @Test
    @DisplayName("are begun from a copy, which renders the same")
    void copy() throws IOException {
        assertEquals(0, shell.run("new", "templates", "own").exit());
        assertEquals(0, sheet().exit());
        assertEquals(0, shell.run("sheet", anselm, "-o", "usual.html").exit());
        assertArrayEquals(Files.readAllBytes(folder.resolve("usual.html")),
                Files.readAllBytes(folder.resolve("out.html")));
        assertEquals(4, shell.run("new", "templates", "own").exit());
        shell.run("sheet", anselm, "-o", "large.html", "--templates", "own", "--large-print");
        assertTrue(shell.read("large.html").contains("16pt"));
    }

    @Test
    @DisplayName("may be one fragment or one style sheet alone, for characters as for blank and reference sheets")
    void parts() throws IOException {
        shell.write("own/" + BOXES,
                "<!--/*--><title>x</title><!--*/--><p class=\"mine\" th:text=\"${block.label}\">Stress</p>");
        shell.write("own/sheet.css", "p.mine { color: #123456; }");
        assertEquals(0, sheet().exit());
        Document page = Jsoup.parse(shell.read("out.html"));
        assertTrue(page.select("p.mine").text().startsWith("Stress 2 of 9"), page.select("p.mine").text());
        assertEquals(1, page.select("title").size());
        assertTrue(page.select("style").html().contains("#123456"));
        assertEquals(0, shell.run("sheet", "--blank", "worlds-in-the-dark", "--templates", "own").exit());
        assertEquals(0, shell.run("sheet", "--reference", "worlds-in-the-dark", "--templates", "own").exit());
    }

    @Test
    @DisplayName("may bring a face of their own, with or without the letters it is for")
    void faces() throws IOException {
        shell.write("own/fonts/own.woff2", "no real font");
        shell.write("own/fonts.css", FACE + "}\n" + FACE + "unicode-range: U+2603; }");
        assertEquals(0, sheet().exit());
        assertEquals(2, shell.read("out.html").split("font-family: 'Own'", -1).length);
    }

    static Stream<Arguments> spoiled() {
        return Sampling.of("spoiled templates").some(List.of(
                Arguments.of(BOXES, "<p th:text=\"${block.labl}\"></p>",
                "boxes.html:1:21: error[template.unknown-path]"),
                Arguments.of(BOXES, "<p th:text=\"${label}\"></p>",
                "error[template.unknown-path]: There is nothing called `label`"),
                Arguments.of(BOXES, "<p th:text=\"${block.label.any}\"></p>", "`th:text` needs a text"),
                Arguments.of(BOXES, "<p th:if=\"${block.label}\"></p>", "`th:if` needs a path that ends in `.any`"),
                Arguments.of(BOXES, "<p th:each=\"x : ${block.label}\"></p>", "`th:each` needs a list"),
                Arguments.of(BOXES, "<p th:prose=\"${block.boxes}\"></p>", "`th:prose` needs paragraphs"),
                Arguments.of(BOXES, "<p th:words=\"${block.text}\"></p>", "`th:words` needs the text of one paragraph"),
                Arguments.of(BOXES, "<p th:each=\"x : ${block.boxes}\"/><p th:text=\"${x}\"/>", "nothing called `x`"),
                Arguments.of(BOXES, "<p th:utext=\"${block.label}\"></p>", "error[template.unknown-attribute]"),
                Arguments.of(BOXES, "<p th:attr=\"style=${block.label}\"></p>", "`th:attr` does not set `style`"),
                Arguments.of(BOXES, "<p th:attr=\"onclick=${block.label}\"></p>", "`th:attr` does not set `onclick`"),
                Arguments.of(BOXES, "<p th:text=\"${block.label} + 1\"></p>", "error[template.not-a-path]"),
                Arguments.of(BOXES, "<p th:text=\"${T(java.lang.Runtime)}\"></p>", "error[template.not-a-path]"),
                Arguments.of(BOXES, "<p th:replace=\"~{parts/blok}\"></p>", "Did you mean `parts/block`?"),
                Arguments.of(BOXES, "<p th:replace=\"~{../../etc/passwd}\"></p>", "error[template.not-a-path]"),
                Arguments.of(BOXES, "<p>x</p>\n<p th:replace=\"~{parts/boxes}\"></p>",
                "own/parts/boxes.html:2:1: error[template.endless]"),
                Arguments.of(BOXES, "<!-- a\n --><p\n th:replace=\"~{parts/block}\"></p>",
                "own/parts/boxes.html:2:5: error[template.endless]"),
                Arguments.of(BOXES, "<ul><li></ul>", "boxes.html:1:9: error[template.not-well-formed]"),
                Arguments.of(BOXES, "<p class=x></p>", "error[template.not-well-formed]"),
                Arguments.of(BOXES, "<p", "error[template.not-well-formed]"),
                Arguments.of(BOXES, "", "error[template.not-well-formed]: There is nothing"),
                Arguments.of(BOXES, "<script>x()</script>", "error[template.not-printed]: `<script>`"),
                Arguments.of(BOXES, "<p onload=\"x\">x</p>", "error[template.not-printed]: `onload`"),
                Arguments.of(BOXES, "<p>\n [[${block.title}]]</p>", "boxes.html:2:2: error[template.not-a-path]"),
                Arguments.of(BOXES, "<p>\n [(${block.title})]</p>", "boxes.html:2:2: error[template.not-a-path]"),
                Arguments.of(BOXES, "<p>\n[[1 + 1]]</p>", "boxes.html:2:1: error[template.not-a-path]"),
                Arguments.of(BOXES, "<p>a [(${document})]</p>", "boxes.html:1:6: error[template.not-a-path]"),
                Arguments.of(BOXES, "<p th:replace=\"~{parts/field}\"></p>", "`parts/field` needs a `field`"),
                Arguments.of(BOXES, "<p th:replace=\"~{parts/traits}\"></p>", "`parts/traits` needs a `block` of"),
                Arguments.of(BOXES, "<b th:each=\"block : ${block.boxes}\"><p th:replace=\"~{'parts/' + "
                + "${block.kind}}\"/></b>", "error[template.unknown-path]"),
                Arguments.of(BOXES, "<p>x</p><!-- x", "boxes.html:1:9: error[template.not-well-formed]"),
                Arguments.of(BOXES, "<p title=\"<\">x</p>", "boxes.html:1:11: error[template.not-well-formed]"),
                Arguments.of("sheet.html", "<p>x</p>", "error[template.missing-link]"),
                Arguments.of("cards.html", "<p>x</p>", "error[template.missing-link]"),
                Arguments.of("sheet.html", "<p th:if=\"${document.heading.any}\">" + LINKS + "</p>",
                "error[template.missing-link]"),
                Arguments.of("sheet.html", LINKS + LINKS, "error[template.not-printed]: `<link>`"),
                Arguments.of("fonts.css", "p { color: red; }", "fonts.css:1:1: error[template.not-printed]"),
                Arguments.of("sheet.css", "a{} </style><script>x</script>", "error[template.not-well-formed]"),
                Arguments.of("sheet.css", "@import 'x.css';", "error[template.outside]"),
                Arguments.of("fonts.css", "@font-face { src: url(fonts/own.woff2) }",
                "error[template.not-well-formed]"),
                Arguments.of("fonts.css", FACE + "}", "fonts.css:1:43: error[file.not-found]"),
                Arguments.of("fonts.css", FACE.replace("fonts/own", "../own") + "}", "error[template.outside]"),
                Arguments.of("fonts.css", FACE.replace("fonts/own", "//e.example/own") + "}",
                "error[template.outside]"),
                Arguments.of("fonts.css", FACE + "unicode-range: nothing; }", "error[template.not-well-formed]"),
                Arguments.of("parts/trait.html", "<p/>", "warning[template.unknown-file]"),
                Arguments.of("parts/trait.html", "<p/>", "error[template.nothing-there]"),
                Arguments.of("sheet.css", " ".repeat((1 << 20) + 1), "error[file.too-large]")), 64).stream();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("spoiled")
    @DisplayName("are told where they do not fit, and nothing is written")
    void spoiled(String file, String text, String expected) throws IOException {
        shell.write("own/" + file, text);
        refused(expected);
    }

    @Test
    @DisplayName("are told where they are no text, no file or no folder, or lead elsewhere")
    void files() throws IOException {
        Files.createDirectories(folder.resolve("own/parts"));
        for (byte[] bytes : List.of("café".getBytes(StandardCharsets.ISO_8859_1),
                "x".getBytes(StandardCharsets.UTF_16))) {
            Files.write(folder.resolve("own/sheet.css"), bytes);
            refused("own/sheet.css:1:");
            refused("error[file.not-utf-8]");
        }
        Files.delete(folder.resolve("own/sheet.css"));
        Files.createSymbolicLink(folder.resolve("own/sheet.css"), folder.resolve(anselm));
        refused("own/sheet.css:1:1: error[template.outside]");
        Files.delete(folder.resolve("own/sheet.css"));
        Files.createDirectory(folder.resolve("own/sheet.css"));
        refused("error[file.not-a-file]");
        Files.delete(folder.resolve("own/parts"));
        Files.createSymbolicLink(folder.resolve("own/parts"), folder.resolve("rulesets"));
        refused("own/parts:1:1: error[template.outside]");
        assertEquals(1, shell.run("sheet", anselm, "--templates", "nowhere").exit());
        assertEquals(1, shell.run("sheet", anselm, "--templates", anselm).exit());
    }

    private void refused(String expected) {
        Shell.Ran ran = sheet();
        assertEquals(1, ran.exit(), ran.all());
        assertTrue(ran.err().contains(expected), ran.err());
        assertFalse(ran.all().contains("Exception"), ran.all());
        assertFalse(Files.exists(folder.resolve("out.html")));
    }
}
