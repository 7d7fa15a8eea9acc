package lampblack.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.yaml.PackedReader;

/** Reads one compiled template, in the order in which {@link TemplateWriter} wrote its pieces. */
record TemplateReading(PackedReader in) {

    TemplateNode node() {
        int kind = in.number();
        return switch (kind) {
            case TemplateWriter.LITERAL -> literal();
            case TemplateWriter.SEQUENCE -> {
                List<TemplateNode> nodes = new ArrayList<>();
                for (int left = number(); left > 0; left--) {
                    nodes.add(node());
                }
                yield new TemplateNode.SequenceNode(List.copyOf(nodes));
            }
            case TemplateWriter.LOOP -> new TemplateNode.LoopNode(text(), expression(), literal(), node());
            case TemplateWriter.IF -> new TemplateNode.IfNode(expression(), node());
            case TemplateWriter.WITH -> new TemplateNode.WithNode(text(), expression(), node());
            case TemplateWriter.SWITCH -> new TemplateNode.SwitchNode(expression(), node());
            case TemplateWriter.CASE -> new TemplateNode.CaseNode(Optional.of(expression()), node());
            case TemplateWriter.OTHERWISE -> new TemplateNode.CaseNode(Optional.empty(), node());
            case TemplateWriter.TEXT -> new TemplateNode.TextNode(expression());
            case TemplateWriter.ATTRIBUTE -> new TemplateNode.AttributeNode(literal(), expression());
            case TemplateWriter.KEPT_ATTRIBUTE -> new TemplateNode.KeptAttributeNode(literal(), expression());
            case TemplateWriter.CLASS_APPEND -> new TemplateNode.ClassAppendNode(expression());
            case TemplateWriter.PROSE -> new TemplateNode.ProseNode(expression());
            case TemplateWriter.INCLUDE -> new TemplateNode.IncludeNode(expression());
            default -> throw new IllegalArgumentException("no kind of template node: " + kind);
        };
    }

    private TemplateExpression expression() {
        int kind = in.number();
        return switch (kind) {
            case TemplateWriter.PATH -> TemplateExpression.path(text());
            case TemplateWriter.NEGATED -> new TemplateExpression.NegatedExpression(expression());
            case TemplateWriter.JOINED_CLASSES -> new TemplateExpression.JoinedClasses(expression(), expression());
            case TemplateWriter.COMPARED -> new TemplateExpression.ComparedExpression(expression(), text(), expression());
            case TemplateWriter.CHOSEN -> new TemplateExpression.ChosenExpression(expression(), expression(),
                    expression());
            case TemplateWriter.DEFAULT -> new TemplateExpression.DefaultExpression(expression(), expression());
            case TemplateWriter.CONSTANT -> new TemplateExpression.ConstantExpression(text());
            case TemplateWriter.CONCATENATED -> {
                List<TemplateExpression> parts = new ArrayList<>();
                for (int left = number(); left > 0; left--) {
                    parts.add(expression());
                }
                yield new TemplateExpression.ConcatenatedExpression(List.copyOf(parts));
            }
            default -> throw new IllegalArgumentException("no kind of template expression: " + kind);
        };
    }

    private LiteralNode literal() {
        return new LiteralNode(in.block());
    }

    private String text() {
        return in.text();
    }

    private int number() {
        return in.number();
    }
}
