package lampblack.template;

import org.thymeleaf.standard.expression.IStandardExpression;

/** What an attribute of a template asks for. */
sealed interface TemplateExpression {

    Object evaluate(LocalVariable known, RenderContext setting);

    /** The value as a text; an empty one for nothing. */
    default String evaluateText(LocalVariable known, RenderContext setting) {
        Object value = evaluate(known, setting);
        return value == null ? "" : value.toString();
    }

    /** {@code ${block.title}}. */
    record PathExpression(RecordPaths.RecordPath path) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable known, RenderContext setting) {
            Object value = setting.value(path.first(), known);
            if (value == null) {
                throw new IllegalStateException("nothing at " + path.text());
            }
            return path.follow(value);
        }
    }

    /** Two texts with a blank between them, where neither is empty. */
    record JoinedClasses(TemplateExpression first, TemplateExpression second) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable known, RenderContext setting) {
            return (first.evaluateText(known, setting) + " " + second.evaluateText(known, setting)).strip();
        }
    }

    /** A text that is always the same. */
    record ConstantExpression(String text) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable known, RenderContext setting) {
            return text;
        }
    }

    /** A text before the value of another. */
    record PrefixedExpression(String before, TemplateExpression value) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable known, RenderContext setting) {
            return before + value.evaluateText(known, setting);
        }
    }

    /** Whatever else Thymeleaf's standard expressions can say, which pages of the browser do. */
    record ThymeleafExpression(IStandardExpression expression) implements TemplateExpression {

        @Override
        public Object evaluate(LocalVariable known, RenderContext setting) {
            return setting.value(expression, known);
        }
    }
}
