package lampblack.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.stream.Collectors;
import lampblack.Patience;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.yaml.YamlReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class ProblemsTest {

    private static final Messages MESSAGES = messages();

    private static Messages messages() {
        Properties properties = new Properties();
        try (Reader in = new InputStreamReader(
                Messages.class.getResourceAsStream("/lampblack/messages.properties"), StandardCharsets.UTF_8)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> wordings = new HashMap<>();
        properties.forEach((key, value) -> wordings.put((String) key, (String) value));
        return new Messages(wordings::get);
    }

    /** All problems in one line: {@code column-endColumn code: sentence [note]}. */
    private static String told(List<Diagnostic> problems) {
        return problems.stream()
                .map(diagnostic -> diagnostic.span().column() + "-" + diagnostic.span().endColumn() + " "
                + diagnostic.code().id().substring("expression.".length()) + ": "
                + MESSAGES.render(diagnostic.message())
                + diagnostic.notes().stream().map(note -> " [" + MESSAGES.render(note.message()) + "]")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" + "));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "problems.txt", delimiter = '~', quoteCharacter = '^')
    void saysOnceWhatIsWrongAndWhere(String text, String expected) {
        String told = told(Sample.parse(text, Type.BOOL).diagnostics());
        assertEquals(expected, told);
    }

    @Test
    void saysThatThereIsNothing() {
        assertEquals("1-1 syntax: There is no expression here.", told(Sample.parse("", Type.INT).diagnostics()));
        assertEquals("1-1 syntax: There is no expression here.", told(Sample.parse("  ", Type.INT).diagnostics()));
    }

    @Test
    void takesNumbersAndTruthOfYaml() {
        Source source = new Source("test.yaml", "-12");
        Scalar number = new Scalar(Scalar.ScalarType.INTEGER, "-12", source.span(0, 3), 0, null);
        assertEquals(Value.of(-12), Expression.parse(number, Sample.VOCABULARY, Type.INT).value().orElseThrow()
                .evaluate(Sample.SCOPE, StepBudget.forRule()));
        Scalar truth = new Scalar(Scalar.ScalarType.BOOLEAN, "true", new Source("t", "true").span(0, 4), 0, null);
        assertTrue(Expression.parse(truth, Sample.VOCABULARY, Type.BOOL).value().isPresent());
    }

    @Test
    void offersFixes() {
        Diagnostic problem = Sample.parse("veteran and true", Type.BOOL).diagnostics().get(0);
        assertEquals("&&", problem.fixes().get(0).edits().get(0).replacement());
        assertEquals("and", problem.fixes().get(0).edits().get(0).span().text());
    }

    @Test
    void pointsIntoTextHoweverItIsQuoted() {
        assertEquals("1:10-1:14 teir", placed("a:  12 < teir\n"));
        assertEquals("1:23-1:27 teir", placed("a: 'has(''v'') && 1 < teir'\n"));
        assertEquals("1:23-1:27 teir", placed("a: \"has(\\\"v\\\") && 1 < teir\"\n"));
        assertEquals("1:25-1:29 teir", placed("a: \"name == '\\u00e9' || teir\"\n"));
        assertEquals("1:13-1:17 teir", placed("a: {b: [1 < teir]}\n"));
        assertEquals("2:6-2:10 teir", placed("a: tier > 1\n  && teir > 2\n"));
    }

    @Test
    void pointsIntoBlocksOfText() {
        assertEquals("3:6-3:10 teir", placed("a: |\n  tier > 1\n  && teir > 2\n"));
        assertEquals("3:6-3:10 teir", placed("a: >\n  tier > 1\n  && teir > 2\n"));
        assertEquals("3:7-3:11 teir", placed("a: >-\r\n  tier > 1\r\n  && (teir > 2)\r\n"));
    }

    @Test
    void pointsAtNamesInQuotes() {
        Scalar scalar = scalar("a: 'has(''iron grip'')'\n");
        Expression expression = Expression.parse(scalar, Sample.VOCABULARY, Type.BOOL).value().orElseThrow();
        Mention mention = expression.mentions().get(0);
        assertEquals("iron grip", mention.span().text());
    }

    /** The place of the one mistake in the one expression of a file. */
    private static String placed(String file) {
        List<Diagnostic> problems = Expression.parse(scalar(file), Sample.VOCABULARY, Type.BOOL).diagnostics();
        problems = problems.stream().filter(diagnostic -> diagnostic.code() == Code.EXPRESSION__UNKNOWN_NAME).toList();
        assertEquals(1, problems.size());
        Span span = problems.get(0).span();
        return span.line() + ":" + span.column() + "-" + span.endLine() + ":" + span.endColumn() + " " + span.text();
    }

    private static Scalar scalar(String file) {
        return first(YamlReader.read(new Source("test.yaml", file)).value().orElseThrow());
    }

    private static Scalar first(Node node) {
        if (node instanceof MapNode map) {
            return first(map.all().iterator().next().value());
        }
        return node instanceof ListNode list ? first(list.items().get(0)) : (Scalar) node;
    }

    @Test
    void refusesWhatIsTooMuch() {
        refused("(".repeat(10_000) + "1" + ")".repeat(10_000), "expression.too-long");
        refused("1" + " + 1".repeat(1_000_000), "expression.too-long");
        refused("(".repeat(450) + "1" + ")".repeat(450), "expression.too-deep");
        refused("!".repeat(950), "expression.too-deep");
        refused("1" + "+1".repeat(900), "expression.too-long");
        refused("tier in [" + "1,".repeat(900) + "1]", "expression.too-long");
        refused("true?1:".repeat(130) + "1", "expression.too-deep");
        refused("twice(".repeat(150), "expression.too-deep");
        refused("- ".repeat(450), "expression.syntax");
        assertEquals(Value.of(250), Sample.value("1" + "+1".repeat(249)));
        assertEquals(Value.of(1), Sample.value("(".repeat(50) + "1" + ")".repeat(50)));
        refused("(".repeat(51) + "1" + ")".repeat(51), "expression.too-deep");
    }

    private static void refused(String text, String code) {
        Checked<Expression> checked = assertTimeoutPreemptively(Patience.LONG,
                () -> Sample.parse(text, Type.INT));
        assertEquals(List.of(code), checked.diagnostics().stream().map(diagnostic -> diagnostic.code().id()).toList());
    }

    @Test
    void anythingAtAllIsReadOrRefused() {
        String[] words = {
                "1", "'a'", "\"b\"", "tier", "has", "(", ")", "[", "]", ",", "?", ":", "in", "!", "-", "+", "*", "/",
                        "%",
                "==", "<", "&&", "||", "=", "&", ".", "2.5", "'", "\\", "not", "and", "é", "\ud83c\udfb2", "\n",
                " ", "playbook()", "rating('x')", "veteran", "\0", "0"};
        Random random = new Random(7);
        for (int i = 0; i < 50_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(12); n >= 0; n--) {
                text.append(words[random.nextInt(words.length)]).append(random.nextBoolean() ? " " : "");
            }
            Checked<Expression> checked = Sample.parse(text.toString(), Type.BOOL);
            assertEquals(checked.hasErrors(), checked.value().isEmpty());
            told(checked.diagnostics());
            checked.value().ifPresent(expression -> expression.evaluate(Sample.SCOPE, StepBudget.forRule()));
        }
    }
}
