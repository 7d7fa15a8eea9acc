package lampblack.template;

import java.util.Collection;
import java.util.List;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import org.thymeleaf.util.EvaluationUtils;

/** A piece of a template, read once from what Thymeleaf parsed, and set for each page again. */
sealed interface TemplateNode permits LiteralNode, TemplateNode.SequenceNode, TemplateNode.LoopNode,
        TemplateNode.IfNode, TemplateNode.TextNode, TemplateNode.AttributeNode,
        TemplateNode.ClassAppendNode, TemplateNode.ProseNode, TemplateNode.IncludeNode {

    /** Writes it with the names that are known where it stands. */
    void render(LocalVariable known, RenderContext setting);

    /** One after the other. */
    record SequenceNode(TemplateNode[] pieces) implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            for (TemplateNode templateNode : pieces) {
                templateNode.render(known, setting);
            }
        }
    }

    /**
     * {@code th:each}: once for each of a list; what is no list stands for itself, and nothing for none.
     *
     * @param between the blanks before the first, which stand before the others as well
     */
    record LoopNode(String name, TemplateExpression list, LiteralNode between, TemplateNode piece)
            implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            Object value = list.evaluate(known, setting);
            Collection<?> all = value instanceof Collection<?> several ? several
                    : value == null ? List.of() : List.of(value);
            boolean first = true;
            for (Object number : all) {
                if (!first) {
                    setting.out().write(between);
                }
                first = false;
                piece.render(new LocalVariable(name, number, known), setting);
            }
        }
    }

    /** {@code th:if}: only where a value holds. */
    record IfNode(TemplateExpression value, TemplateNode piece) implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            if (EvaluationUtils.evaluateAsBoolean(value.evaluate(known, setting))) {
                piece.render(known, setting);
            }
        }
    }

    /** {@code th:text}: a value in words, escaped. */
    record TextNode(TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            setting.out().escaped(value.evaluateText(known, setting));
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
        public void render(LocalVariable known, RenderContext setting) {
            String words = value.evaluateText(known, setting);
            if (!words.isEmpty()) {
                setting.out().write(begin);
                setting.out().escaped(words);
                setting.out().write(END);
            }
        }
    }

    /** {@code th:classappend}: one class more behind another, escaped; an empty one is none. */
    record ClassAppendNode(TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            String words = value.evaluateText(known, setting);
            if (!words.isEmpty()) {
                setting.out().write(" ");
                setting.out().escaped(words);
            }
        }
    }

    /** {@code th:prose}: paragraphs of words; {@code th:words}: the words of one. */
    record ProseNode(TemplateExpression value) implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            ProseWriter prose = new ProseWriter(setting.out());
            for (Object number : (List<?>) value.evaluate(known, setting)) {
                if (number instanceof Paragraph paragraph) {
                    prose.paragraph(paragraph);
                } else {
                    prose.span((StyledText) number);
                }
            }
        }
    }

    /** {@code th:replace}: another template, with all names that are known. */
    record IncludeNode(TemplateExpression name) implements TemplateNode {

        @Override
        public void render(LocalVariable known, RenderContext setting) {
            setting.fragment(name.evaluateText(known, setting), known);
        }
    }
}
