package lampblack.template;

import org.thymeleaf.standard.expression.IStandardExpression;

/** What an attribute of a template asks for. */
sealed interface TemplateExpression {

    Object evaluate(LocalVariable variables, RenderContext context);

    /** The value as a text; an empty one for nothing. */
    default String evaluateText(LocalVariable variables, RenderContext context) {
        Object value = evaluate(variables, context);
        return value == null ? "" : value.toString();
    }

    /** {@code ${block.title}}. */
    record PathExpression(RecordPaths.RecordPath path) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            Object value = context.value(path.first(), variables);
            if (value == null) {
                throw new IllegalStateException("nothing at " + path.text());
            }
            return path.follow(value);
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
    record ConstantExpression(String text) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return text;
        }
    }

    /** A text before the value of another. */
    record PrefixedExpression(String before, TemplateExpression value) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return before + value.evaluateText(variables, context);
        }
    }

    /** Whatever else Thymeleaf's standard expressions can say, which pages of the browser do. */
    record ThymeleafExpression(IStandardExpression expression) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable variables, RenderContext context) {
            return context.value(expression, variables);
        }
    }
}
