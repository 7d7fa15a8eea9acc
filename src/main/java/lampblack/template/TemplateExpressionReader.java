package lampblack.template;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import lampblack.html.TemplateExpression;
import lampblack.html.TemplateExpression.ConcatenatedExpression;
import lampblack.html.TemplateExpression.ConstantExpression;
import lampblack.html.TemplateExpression.NegatedExpression;

/**
 * Reads what stands in the attributes of a template, of Thymeleaf's expressions those that ours are made of.
 *
 * @param wordings gives what stands for {@code #{key}}
 */
record TemplateExpressionReader(UnaryOperator<String> wordings) {

    private static final String PATH = "${";
    private static final String WORDING = "#{";
    private static final String FRAGMENT = "~{";

    /** {@code ${block.title}}, {@code #{web.key}}, {@code 'map-' + ${map.id}}, {@code |map-${map.id}|}. */
    TemplateExpression value(String written) {
        String whole = written.strip();
        if (whole.startsWith("!")) {
            return new NegatedExpression(value(whole.substring(1)));
        }
        if (isBetween(whole, "|", "|")) {
            return joined(substituted(whole.substring(1, whole.length() - 1)));
        }
        return joined(split(whole, '+').stream().map(this::term).toList());
    }

    private static TemplateExpression joined(List<TemplateExpression> parts) {
        return parts.size() == 1 ? parts.get(0) : new ConcatenatedExpression(parts);
    }

    private TemplateExpression term(String written) {
        String term = written.strip();
        if (isBetween(term, PATH, "}")) {
            return TemplateExpression.path(term.substring(PATH.length(), term.length() - 1));
        }
        if (isBetween(term, WORDING, "}")) {
            return new ConstantExpression(wordings.apply(term.substring(WORDING.length(), term.length() - 1)));
        }
        if (isBetween(term, "'", "'")) {
            return new ConstantExpression(term.substring(1, term.length() - 1));
        }
        throw new IllegalStateException("no expression of a template: " + written);
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
            parts.add(TemplateExpression.path(text.substring(at + PATH.length(), from - 1)));
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
    Map<String, TemplateExpression> assigned(String written) {
        Map<String, TemplateExpression> values = new LinkedHashMap<>();
        for (String part : split(written, ',')) {
            int equals = part.indexOf('=');
            values.put(part.substring(0, equals).strip(), value(part.substring(equals + 1)));
        }
        return values;
    }

    /** The parts between separators that stand in no quotes. */
    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        char quote = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (quote != 0) {
                quote = letter == quote ? 0 : quote;
            } else if (letter == '\'' || letter == '|') {
                quote = letter;
            } else if (letter == separator) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }
}
