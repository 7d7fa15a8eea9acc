package lampblack.template;

import java.util.LinkedHashMap;
import java.util.Map;
import org.thymeleaf.context.ITemplateContext;
import org.thymeleaf.standard.expression.Assignation;
import org.thymeleaf.standard.expression.AssignationUtils;
import org.thymeleaf.standard.expression.StandardExpressions;

/** Reads what stands in the attributes of a template: paths at once, and all else with Thymeleaf's own parser. */
record TemplateExpressionReader(ITemplateContext context, RecordPaths paths) {

    private static final String PATH = "${";
    private static final String FRAGMENT = "~{";
    private static final String JOINED = "' + ";

    /** {@code ${block.title}}. */
    TemplateExpression value(String written) {
        return isPath(written)
                ? new TemplateExpression.PathExpression(paths.path(
                        written.substring(PATH.length(), written.length() - 1)))
                : new TemplateExpression.ThymeleafExpression(
                        StandardExpressions.getExpressionParser(context.getConfiguration())
                        .parseExpression(context, written));
    }

    /** <code>~{parts/field}</code>, or <code>~{'parts/' + ${block.kind}}</code>. */
    TemplateExpression fragment(String written) {
        if (!written.startsWith(FRAGMENT) || !written.endsWith("}")) {
            throw new IllegalStateException("no fragment: " + written);
        }
        String name = written.substring(FRAGMENT.length(), written.length() - 1);
        int joined = name.indexOf(JOINED);
        return joined < 0 ? new TemplateExpression.ConstantExpression(name)
                : new TemplateExpression.PrefixedExpression(name.substring(1, joined),
                        value(name.substring(joined + JOINED.length())));
    }

    /** {@code lang=${sheet.language},title=${sheet.heading}}, by the names. */
    Map<String, TemplateExpression> assigned(String written) {
        Map<String, TemplateExpression> values = new LinkedHashMap<>();
        String[] parts = written.split(",");
        for (String part : parts) {
            int equals = part.indexOf('=');
            if (equals < 0 || !isPath(part.substring(equals + 1))) {
                return standard(written);
            }
            values.put(part.substring(0, equals).strip(), value(part.substring(equals + 1)));
        }
        return values;
    }

    private Map<String, TemplateExpression> standard(String written) {
        Map<String, TemplateExpression> values = new LinkedHashMap<>();
        for (Assignation assignation : AssignationUtils.parseAssignationSequence(context, written, false)) {
            values.put(String.valueOf(assignation.getLeft().execute(context)),
                    new TemplateExpression.ThymeleafExpression(assignation.getRight()));
        }
        return values;
    }

    private static boolean isPath(String written) {
        return written.startsWith(PATH) && written.indexOf('}') == written.length() - 1;
    }
}
