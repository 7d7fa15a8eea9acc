package lampblack.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.html.TemplateExpression;
import lampblack.html.TemplateNode;
import lampblack.html.Templates;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.ExpressionContext;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.standard.expression.Assignation;
import org.thymeleaf.standard.expression.AssignationUtils;
import org.thymeleaf.standard.expression.IStandardExpression;
import org.thymeleaf.standard.expression.StandardExpressions;

@DisplayName("An expression of a template")
class TemplateExpressionReaderTest {

    private static final TemplateExpressionReader OURS = new TemplateExpressionReader(key -> "the words of " + key);
    private static final Pattern ATTRIBUTE = Pattern.compile("th:([a-z]+)=\"([^\"]*)\"");
    private static final Pattern PATH = Pattern.compile("\\$\\{([^}]*)}");
    private static final Pattern WORDING = Pattern.compile("#\\{([^}]*)}");

    private final IExpressionContext context = new ExpressionContext(engine().getConfiguration(), Locale.ROOT);

    /** One that takes each path and each wording for words that name it. */
    private static TemplateEngine engine() {
        StandardDialect dialect = new StandardDialect();
        dialect.setVariableExpressionEvaluator((where, path, how) ->
                path.getExpression().endsWith(".any") ? "true" : "what is at " + path.getExpression());
        TemplateEngine engine = new TemplateEngine();
        engine.setDialect(dialect);
        return engine;
    }

    @Test
    @DisplayName("says what Thymeleaf's own means by it, wherever our templates have one")
    void shipped() throws IOException {
        Set<String> expressions = new TreeSet<>();
        Set<String> assignments = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("templates"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".html")).toList()) {
                Matcher attribute = ATTRIBUTE.matcher(Files.readString(file));
                while (attribute.find()) {
                    String value = attribute.group(2);
                    switch (attribute.group(1)) {
                        case "attr", "with" -> assignments.add(value);
                        case "each" -> expressions.add(value.substring(value.indexOf(':') + 1).strip());
                        case "replace" -> expressions.add(fragment(value));
                        default -> expressions.add(value);
                    }
                }
            }
        }
        assertTrue(assignments.size() > 50 && expressions.size() > 200);
        expressions.stream().filter(value -> !value.startsWith("!")).forEach(value ->
                assertEquals(standard(value), ours(OURS.value(value), value), value));
        assignments.forEach(value -> assertEquals(standardAssigned(value), assigned(value), value));
    }

    /** A name of a fragment is a text, unless it is put together. */
    private static String fragment(String value) {
        String name = value.replaceAll("^~\\{|}$", "");
        return name.startsWith("'") ? name : "'" + name + "'";
    }

    private Map<String, String> assigned(String value) {
        Map<String, String> all = new LinkedHashMap<>();
        OURS.assigned(value).forEach((name, expression) -> all.put(name, ours(expression, value)));
        return all;
    }

    private Map<String, String> standardAssigned(String value) {
        Map<String, String> all = new LinkedHashMap<>();
        for (Assignation assignation : AssignationUtils.parseAssignationSequence(context, plain(value), false)) {
            all.put(String.valueOf(assignation.getLeft().execute(context)),
                    String.valueOf(assignation.getRight().execute(context)));
        }
        return all;
    }

    private String standard(String value) {
        IStandardExpression expression = StandardExpressions.getExpressionParser(context.getConfiguration())
                .parseExpression(context, plain(value));
        return String.valueOf(expression.execute(context));
    }

    /** Wordings are as good as constants. */
    private static String plain(String value) {
        return WORDING.matcher(value).replaceAll("'the words of $1'");
    }

    /** What ours come to, with each path as a name that stands for itself. */
    private static String ours(TemplateExpression expression, String written) {
        Map<String, Object> values = new LinkedHashMap<>();
        Matcher path = PATH.matcher(written);
        while (path.find()) {
            String first = path.group(1).split("[.]")[0];
            values.put(first, new Place("what is at " + first));
        }
        Templates templates = new Templates(name -> new TemplateNode.TextNode(expression), (type, step) ->
                place -> new Place(((Place) place).words() + "." + step));
        return new String(templates.render("", values)).replace("&#39;", "'");
    }

    /** A record that has whatever it is asked for. */
    private record Place(String words) {

        @Override
        public String toString() {
            return words;
        }
    }
}
