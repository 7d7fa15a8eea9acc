package lampblack.html;

import java.util.List;

/** What an attribute of a template asks for. */
public sealed interface TemplateExpression {

    Object evaluate(LocalVariable variables, RenderContext context);

    /** The value as a text; an empty one for nothing. */
    default String evaluateText(LocalVariable variables, RenderContext context) {
        Object value = evaluate(variables, context);
        return value == null ? "" : value.toString();
    }

    /** What writes the value as words. */
    default TemplateNode written() {
        return new TemplateNode.TextNode(this);
    }

    /** {@code ${block.title}}. */
    static TemplateExpression path(String path) {
        return new PathExpression(new RecordPath(path));
    }

    record PathExpression(RecordPath path) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return path.follow(LocalVariable.value(path.first(), variables), context.templates().accessors());
        }
    }

    /** {@code !${block.filled}}: whether a value does not hold. */
    record NegatedExpression(TemplateExpression value) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return !Boolean.TRUE.equals(value.evaluate(variables, context));
        }
    }

    /** {@code ${block.kind} == 'boxes'}. @param operator {@code ==}, {@code !=}, {@code lt} … */
    record ComparedExpression(TemplateExpression left, String operator, TemplateExpression right)
            implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return TextOrder.holds(left.evaluateText(variables, context), operator,
                    right.evaluateText(variables, context));
        }
    }

    /** {@code ${block.hint.any} ? ${block.hint} : 'none'}. */
    record ChosenExpression(TemplateExpression condition, TemplateExpression then, TemplateExpression otherwise)
            implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return (Boolean.TRUE.equals(condition.evaluate(variables, context)) ? then : otherwise)
                    .evaluate(variables, context);
        }
    }

    /** {@code ${block.hint} ?: 'none'}: another value in the place of none at all; an empty text is one. */
    record DefaultExpression(TemplateExpression value, TemplateExpression otherwise) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            Object given = value.evaluate(variables, context);
            return given == null ? otherwise.evaluate(variables, context) : given;
        }
    }

    /** Two texts with a blank between them, where neither is empty. */
    record JoinedClasses(TemplateExpression first, TemplateExpression second) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return (first.evaluateText(variables, context) + " " + second.evaluateText(variables, context)).strip();
        }
    }

    /** A text that is always the same. */
    record ConstantExpression(String words) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return words;
        }

        @Override
        public TemplateNode written() {
            return LiteralNode.of(HtmlEscape.of(words));
        }
    }

    /** {@code 'map-' + ${map.id}}: texts one after the other. */
    record ConcatenatedExpression(List<TemplateExpression> parts) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            StringBuilder all = new StringBuilder();
            for (TemplateExpression part : parts) {
                all.append(part.evaluateText(variables, context));
            }
            return all.toString();
        }
    }
}
