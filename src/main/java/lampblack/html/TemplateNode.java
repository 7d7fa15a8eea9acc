package lampblack.html;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A piece of a compiled template, which is set for each page again. */
public sealed interface TemplateNode permits LiteralNode, TemplateNode.SequenceNode, TemplateNode.LoopNode,
        TemplateNode.IfNode, TemplateNode.TextNode, TemplateNode.AttributeNode, TemplateNode.KeptAttributeNode, TemplateNode.WithNode,
        TemplateNode.SwitchNode, TemplateNode.CaseNode,
        TemplateNode.ClassAppendNode, TemplateNode.ProseNode, TemplateNode.IncludeNode {

    /** Writes it with the names that are known where it stands. */
    void render(LocalVariable variables, RenderContext context);

    /** One after the other. */
    record SequenceNode(List<TemplateNode> nodes) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            for (TemplateNode templateNode : nodes) {
                templateNode.render(variables, context);
            }
        }
    }

    /**
     * {@code th:each}: once for each of a list; what is no list stands for itself, and nothing for none.
     *
     * @param between the blanks before the first, which stand before the others as well
     */
    record LoopNode(String name, TemplateExpression list, LiteralNode between, TemplateNode body)
            implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            Object value = list.evaluate(variables, context);
            Collection<?> all = value instanceof Collection<?> several ? several
                    : value == null ? List.of() : List.of(value);
            boolean first = true;
            for (Object number : all) {
                if (!first) {
                    context.out().write(between);
                }
                first = false;
                body.render(new LocalVariable(name, number, variables), context);
            }
        }
    }

    /** {@code th:if}: only where a value holds. */
    record IfNode(TemplateExpression value, TemplateNode body) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            if (Boolean.TRUE.equals(value.evaluate(variables, context))) {
                body.render(variables, context);
            }
        }
    }

    /** {@code th:with}: a name for a value. */
    record WithNode(String name, TemplateExpression value, TemplateNode body) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            body.render(new LocalVariable(name, value.evaluate(variables, context), variables), context);
        }
    }

    /** {@code th:switch}: of the cases within only the first that it is equal to. */
    record SwitchNode(TemplateExpression value, TemplateNode body) implements TemplateNode {

        /** What it is called among the names that are known; no path can begin with it. */
        private static final String NAME = "th:switch";

        /** One while its cases are tried. */
        private static final class Switched {

            private final TemplateExpression value;
            private boolean met;

            Switched(TemplateExpression value) {
                this.value = value;
            }
        }

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            body.render(new LocalVariable(NAME, new Switched(value), variables), context);
        }
    }

    /** {@code th:case}. @param value empty for any */
    record CaseNode(Optional<TemplateExpression> value, TemplateNode body) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            SwitchNode.Switched switched = (SwitchNode.Switched) LocalVariable.value(SwitchNode.NAME, variables);
            if (!switched.met && value.map(one -> new TemplateExpression.ComparedExpression(switched.value, "==", one)
                    .evaluate(variables, context)).orElse(true).equals(true)) {
                switched.met = true;
                body.render(variables, context);
            }
        }
    }

    /** {@code th:text}: a value in words, escaped. */
    record TextNode(TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            context.out().escaped(value.evaluateText(variables, context));
        }
    }

    /**
     * {@code th:attr}: an attribute such as {@code aria-label=${block.label}}, escaped; an empty one is left out.
     *
     * @param begin up to the value
     */
    record AttributeNode(LiteralNode begin, TemplateExpression value) implements TemplateNode {

        private static final LiteralNode END = LiteralNode.of("\"");

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            String words = value.evaluateText(variables, context);
            if (!words.isEmpty()) {
                context.out().write(begin);
                context.out().escaped(words);
                context.out().write(END);
            }
        }
    }

    /** An attribute that says something even where it is empty, such as the value of an option. */
    record KeptAttributeNode(LiteralNode begin, TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            context.out().write(begin);
            context.out().escaped(value.evaluateText(variables, context));
            context.out().write(AttributeNode.END);
        }
    }

    /** {@code th:classappend}: one class more behind another, escaped; an empty one is none. */
    record ClassAppendNode(TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            String words = value.evaluateText(variables, context);
            if (!words.isEmpty()) {
                context.out().write(" ");
                context.out().escaped(words);
            }
        }
    }

    /** {@code th:prose}: paragraphs of words; {@code th:words}: the words of one. */
    record ProseNode(TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            new ProseWriter(context.out()).all((List<?>) value.evaluate(variables, context));
        }
    }

    /** {@code th:replace}: another template, with all names that are known. */
    record IncludeNode(TemplateExpression name) implements TemplateNode {

        @Override
        public void render(LocalVariable variables, RenderContext context) {
            context.fragment(name.evaluateText(variables, context), variables);
        }
    }
}
