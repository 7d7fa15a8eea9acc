package lampblack.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.Patience;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.node.Trees;
import lampblack.schema.OrgJsonConverter;
import lampblack.store.TextFile;
import org.json.JSONObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlReaderTest {

    private static Checked<MapNode> read(String text) {
        return YamlReader.read(new Source("f.yaml", text));
    }

    private static MapNode tree(String text) {
        Checked<MapNode> read = read(text);
        assertEquals(List.of(), read.diagnostics());
        return read.value().orElseThrow();
    }

    private static String found(String text) {
        Checked<MapNode> read = read(text);
        assertTrue(read.value().isEmpty());
        return read.diagnostics().stream()
                .map(diagnostic -> diagnostic.code().id() + "@" + diagnostic.span().line() + ":" + diagnostic.span()
                .column())
                .collect(Collectors.joining(" "));
    }

    private static Node at(MapNode tree, String... keys) {
        Node node = tree;
        for (String key : keys) {
            node = ((MapNode) node).get(key).orElseThrow();
        }
        return node;
    }

    @Test
    void onlyFourKindsOfWordsAreTyped() {
        assertEquals("{a=BOOLEAN(true) b=BOOLEAN(false) c=NULL() d=NULL() e=NULL() f=INTEGER(-12) g=INTEGER(0)}",
                Trees.show(tree("a: true\nb: false\nc: null\nd: ~\ne:\nf: -12\ng: 0")));
        List<String> texts = List.of("no", "NO", "on", "True", "NULL", "1:30", "012", "0x1F", "0o7", "1_000", "1e9",
                "2.5", "+1", "2001-99-99", "=", "-x", ".5", "1e999999999");
        for (String text : texts) {
            Scalar value = (Scalar) at(tree("a: " + text), "a");
            assertEquals(Scalar.ScalarType.TEXT, value.type(), text);
        }
        assertEquals("{a=1 b=true c=}", Trees.show(tree("a: '1'\nb: \"true\"\nc: ''")));
    }

    @Test
    void keysAreText() {
        assertEquals(List.of("2", "true", "no", "1e9", "a b", ""),
                List.copyOf(tree("{2: 6, true: 1, no: 2, 1e9: 3, 'a b': 4, '': 5}").keys()));
    }

    @Test
    void collectionsEndWithTheirLastValue() {
        MapNode tree = tree("a:\n  b: x  # why\n\n  c:\n\n# end\nd:\n- 1\n- {e: f }  \n\ng: [1,\n 2 ]\n\n");
        assertEquals("b: x  # why\n\n  c:", at(tree, "a").span().text());
        assertEquals("", at(tree, "a", "c").span().text());
        assertEquals("- 1\n- {e: f }", at(tree, "d").span().text());
        assertEquals("{e: f }", ((ListNode) at(tree, "d")).items().get(1).span().text());
        assertEquals("[1,\n 2 ]", at(tree, "g").span().text());
        assertTrue(tree.span().text().endsWith("[1,\n 2 ]"));
    }

    @Test
    void blocksEndWithTheirLastLine() {
        MapNode tree = tree("a: |\n  x\n  y\n\n\nb: >+\n  x\n\n\nc: |-  # none\n\nd: 1\n");
        assertEquals("|\n  x\n  y", at(tree, "a").span().text());
        assertEquals(">+\n  x\n\n", at(tree, "b").span().text());
        assertEquals("|-", at(tree, "c").span().text());
    }

    @Test
    void keysHaveTheirQuotesInTheirSpan() {
        MapNode tree = tree("'a b' : 1\n\"c\\n\": 2");
        assertEquals("'a b'", tree.keySpan("a b").text());
        assertEquals("\"c\\n\"", tree.keySpan("c\n").text());
    }

    @Test
    void placesCountInUtf16() {
        MapNode tree = tree("\ufeff😀: x\nb: '😀😀' \nc: {d: 😀 e}\n");
        assertEquals("😀", tree.keySpan("😀").text());
        assertEquals("'😀😀'", at(tree, "b").span().text());
        assertEquals("😀 e", at(tree, "c", "d").span().text());
        assertEquals("e", ((Scalar) at(tree, "c", "d")).place(3, 4).text());
    }

    @Test
    void placesStandInsideQuotesAndEscapes() {
        Scalar value = (Scalar) at(tree("a: \"x\\t\\u00e9\\U0001F600y\""), "a");
        assertEquals("x\té😀y", value.text());
        assertEquals("\\u00e9", value.place(2, 3).text());
        assertEquals("\\U0001F600", value.place(3, 5).text());
        assertEquals("y", value.place(5, 6).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "[\n", "- ", "? ", "{a: ", "[{a: ", "\"a\": [", "? - "})
    void depthIsLimited(String opening) {
        assertTimeoutPreemptively(Patience.LONG,
                () -> assertTrue(found(opening.repeat(40_000)).startsWith("yaml.too-deep@")));
    }

    @Test
    void thirtyTwoLevelsAreFine() {
        assertEquals(1, tree("a: " + "[".repeat(31) + "]".repeat(31)).keys().size());
        assertEquals("yaml.too-deep@1:35", found("a: " + "[".repeat(32) + "]".repeat(32)));
    }

    @Test
    void sizesAreLimited() {
        assertEquals("yaml.number-out-of-range@1:4", found("a: " + "9".repeat(200_000)));
        assertEquals("yaml.too-long@1:1", found("a: " + "9".repeat(1_000_000)));
        assertEquals("yaml.too-long@1:4", found("a: " + "x ".repeat(60_000)));
        assertEquals("yaml.too-many-nodes@200000:3", found("- x\n".repeat(300_000)));
        assertEquals(1_000, read("a: 1\n".repeat(100_000)).diagnostics().size());
        assertEquals(20, read("\1".repeat(100_000)).diagnostics().size());
        assertEquals(1, read("\0".repeat(100_000)).diagnostics().size());
    }

    @Test
    void lineEndsOfAllSystemsAreTheSame() {
        String text = "a: 1\nb: |\n  x\n\n  y\nc: one\n  two\nd: [1,\n  2]\n";
        for (String lineEnd : List.of("\r\n", "\r")) {
            assertEquals(Trees.show(tree(text)), Trees.show(tree(text.replace("\n", lineEnd))));
        }
    }

    @Test
    void everyDuplicateIsToldOnce() {
        assertEquals("yaml.duplicate-key@2:1 yaml.duplicate-key@3:1", found("a: 1\na: 2\na: 3"));
        Diagnostic second = read("a: 1\na: 2\na: 3").diagnostics().get(1);
        assertEquals("f.yaml:1:1", second.notes().get(0).span().orElseThrow().toString());
    }

    @Test
    void allProblemsComeAtOnce() {
        assertEquals("yaml.tag@1:4 yaml.anchor@2:4 yaml.duplicate-key@3:1 yaml.merge-key@4:1"
                        + " yaml.number-out-of-range@5:4",
                found("a: !x 1\nb: &y 2\na: 3\n<<: {}\nc: .inf\n"));
    }

    @Test
    void anythingIsReadOrRefused() {
        String[] pieces = {"a", "b: ", ": ", "\n", "\n  ", "\n\t", "- ", "? ", "[", "]", "{", "}", ",", "'", "\"", "\\",
            "\\u12", "\\UFFFFFFFF", "|", ">", "|2-", "#", " #", "&a ", "*a", "!t ", "!!str ", "!<", "%", "@", "`",
            "---\n", "...\n", "<<: ", "~", "\r", "\u0085",
            "\ud800", "\ufeff", "😀", "é", "=======\n", "1", "0x", "null", "%TAG ! x\n", "!%zz", "\\x"};
        for (int seed = 0; seed < 60_000; seed++) {
            Random random = new Random(seed);
            String text = IntStream.range(0, random.nextInt(24)).mapToObj(i -> pieces[random.nextInt(pieces.length)])
                    .collect(Collectors.joining());
            Checked<MapNode> read = read(text);
            assertTrue(read.value().isPresent() != read.hasErrors(), () -> "text " + text);
            read.diagnostics().forEach(diagnostic -> assertTrue(diagnostic.span().start() <= diagnostic.span().end()
                    && diagnostic.span().end() <= text.length() && diagnostic.span().start() >= 0, () -> diagnostic
                    + "\n" + text));
        }
    }

    @Test
    void everyStoredCaseIsReadAndItsProblemsCanBePrinted() throws IOException {
        DiagnosticPrinter printer = new DiagnosticPrinter(messages(), false);
        try (Stream<Path> cases = Files.list(Path.of("src/test/cases/yaml"))) {
            for (Path path : cases.filter(Files::isDirectory).sorted().toList()) {
                Checked<TextFile> file = TextFile.read(path.resolve("ruleset.yaml"), "ruleset.yaml", "", 1 << 20);
                List<Diagnostic> problems = file.value().isEmpty() ? file.diagnostics()
                        : YamlReader.read(file.value().get().source()).diagnostics();
                boolean accepted = path.toString().matches(".*-(accepted|text|empty)");
                assertEquals(accepted, problems.isEmpty(), path::toString);
                assertEquals(problems.isEmpty(), printer.print(problems).isEmpty());
            }
        }
    }

    private static Messages messages() throws IOException {
        Properties wordings = new Properties();
        Path bundle = Path.of("src/main/resources/lampblack/messages.properties");
        try (Reader in = Files.newBufferedReader(bundle, StandardCharsets.UTF_8)) {
            wordings.load(in);
        }
        Map<String, String> all = new HashMap<>();
        wordings.forEach((key, words) -> all.put((String) key, (String) words));
        return new Messages(all::get);
    }

    @Test
    void theSchemaCheckerSeesEmptyValues() {
        JSONObject object = (JSONObject) OrgJsonConverter.of(tree("a:\nb: 1\nc: 1000000000000\nd: [true, x]\n"));
        assertEquals(JSONObject.NULL, object.get("a"));
        assertEquals(Integer.class, object.get("b").getClass());
        assertEquals(1_000_000_000_000L, object.get("c"));
        assertEquals("[true,\"x\"]", object.get("d").toString());
    }
}
