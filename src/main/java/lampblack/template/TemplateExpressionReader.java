package lampblack.template;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.html.TemplateExpression;
import lampblack.html.TemplateExpression.ChosenExpression;
import lampblack.html.TemplateExpression.ComparedExpression;
import lampblack.html.TemplateExpression.ConcatenatedExpression;
import lampblack.html.TemplateExpression.ConstantExpression;
import lampblack.html.TemplateExpression.DefaultExpression;
import lampblack.html.TemplateExpression.NegatedExpression;

/**
 * Reads what stands in the attributes of a template: of Thymeleaf's expressions paths, wordings, texts, {@code +},
 * {@code |…|}, {@code !}, comparisons, {@code ? :} and {@code ?:}, and no others.
 *
 * @param wordings gives what stands for {@code #{key}}
 */
public record TemplateExpressionReader(UnaryOperator<String> wordings) {

    /** The attributes that work, in the order in which they do. */
    public static final List<String> ATTRIBUTES = List.of("th:each", "th:switch", "th:case", "th:if", "th:unless",
            "th:with", "th:replace", "th:attr", "th:classappend", "th:prose", "th:text", "th:words");

    /** What stands in a {@code th:case} for whatever no other case is for. */
    public static final String ANY_CASE = "*";
    private static final String PATH = "${";
    private static final String WORDING = "#{";
    private static final String FRAGMENT = "~{";
    private static final Pattern NAMES = Pattern.compile("[a-zA-Z]\\w*(?:[.][a-zA-Z]\\w*)*");
    private static final Pattern COMPARISON = Pattern.compile("\\s*(?:==|!=)\\s*|\\s+(?:gt|ge|lt|le)\\s+");

    /** {@code ${block.title}}, {@code ${block.kind} == 'boxes' ? 'wide' : ${block.look}}, {@code |map-${map.id}|} … */
    public TemplateExpression value(String written) {
        int question = bare(written).indexOf('?');
        // The first is calculated beforehand by Thymeleaf, and the second means the letter after it.
        if (written.contains("__") || written.indexOf('\\') >= 0) {
            throw none(written);
        } else if (question < 0) {
            return compared(written);
        }
        String condition = written.substring(0, question);
        List<String> both = split(written.substring(question + 1), ':');
        if (both.size() != 2) {
            throw none(written);
        }
        return both.get(0).isEmpty() ? new DefaultExpression(joined(condition), joined(both.get(1)))
                : new ChosenExpression(compared(condition), joined(both.get(0)), joined(both.get(1)));
    }

    private TemplateExpression compared(String written) {
        Matcher operator = COMPARISON.matcher(bare(written));
        return operator.find() ? new ComparedExpression(joined(written.substring(0, operator.start())),
                operator.group().strip(), joined(written.substring(operator.end()))) : joined(written);
    }

    private TemplateExpression joined(String written) {
        String whole = written.strip();
        if (whole.startsWith("!")) {
            return new NegatedExpression(term(whole.substring(1)));
        }
        List<TemplateExpression> parts = isBetween(whole, "|", "|") ? substituted(whole.substring(1, whole.length() - 1))
                : split(whole, '+').stream().map(this::term).toList();
        return parts.size() == 1 ? parts.get(0) : new ConcatenatedExpression(parts);
    }

    private TemplateExpression term(String written) {
        String term = written.strip();
        if (isBetween(term, PATH, "}")) {
            return path(term.substring(PATH.length(), term.length() - 1));
        }
        if (isBetween(term, WORDING, "}")) {
            return new ConstantExpression(wordings.apply(term.substring(WORDING.length(), term.length() - 1)));
        }
        if (isBetween(term, "'", "'")) {
            return new ConstantExpression(term.substring(1, term.length() - 1));
        }
        throw none(written);
    }

    private static TemplateExpression path(String names) {
        if (!NAMES.matcher(names).matches()) {
            throw none(PATH + names + "}");
        }
        return TemplateExpression.path(names);
    }

    private static IllegalStateException none(String written) {
        return new IllegalStateException("no expression of a template: " + written);
    }

    private static boolean isBetween(String text, String begin, String end) {
        return text.length() >= begin.length() + end.length() && text.startsWith(begin)
                && text.indexOf(end, begin.length()) == text.length() - end.length();
    }

    /** What stands between the bars of <code>|map-${map.id}|</code>. */
    private static List<TemplateExpression> substituted(String text) {
        List<TemplateExpression> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(PATH); at >= 0; at = text.indexOf(PATH, from)) {
            if (at > from) {
                parts.add(new ConstantExpression(text.substring(from, at)));
            }
            from = text.indexOf('}', at) + 1;
            parts.add(path(text.substring(at + PATH.length(), from - 1)));
        }
        if (from < text.length()) {
            parts.add(new ConstantExpression(text.substring(from)));
        }
        return parts;
    }

    /** <code>~{parts/field}</code>, or <code>~{'parts/' + ${block.kind}}</code>. */
    TemplateExpression fragment(String written) {
        if (!written.startsWith(FRAGMENT) || !written.endsWith("}")) {
            throw new IllegalStateException("no fragment: " + written);
        }
        String name = written.substring(FRAGMENT.length(), written.length() - 1);
        return name.startsWith("'") ? value(name) : new ConstantExpression(name);
    }

    /** {@code lang=${sheet.language},title=${sheet.heading}}, by the names. */
    SequencedMap<String, TemplateExpression> assigned(String written) {
        SequencedMap<String, TemplateExpression> values = new LinkedHashMap<>();
        for (String part : split(written, ',')) {
            int equals = part.indexOf('=');
            values.put(part.substring(0, equals).strip(), value(part.substring(equals + 1)));
        }
        return values;
    }

    /** The parts between separators that stand in no quotes. */
    public static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        String bare = bare(text);
        int from = 0;
        for (int at = bare.indexOf(separator); at >= 0; at = bare.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }

    /** The same with letters that mean nothing in the place of those in quotes. */
    private static String bare(String text) {
        StringBuilder bare = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            bare.append(quote == 0 ? letter : 'x');
            if (quote != 0) {
                quote = letter == quote ? 0 : quote;
            } else if (letter == '\'' || letter == '|') {
                quote = letter;
            }
        }
        return bare.toString();
    }
}
