package lampblack.template;

import java.util.ArrayList;
import java.util.List;
import lampblack.html.LiteralNode;
import lampblack.html.TemplateNode;

/** Pieces while they are read; what is fixed and stands together becomes one. */
final class SequenceBuilder {

    private final List<TemplateNode> nodes = new ArrayList<>();
    private final StringBuilder fixed = new StringBuilder();

    SequenceBuilder fixed(String text) {
        fixed.append(text);
        return this;
    }

    SequenceBuilder add(TemplateNode node) {
        if (node instanceof LiteralNode text) {
            return fixed(text.text());
        }
        if (node instanceof TemplateNode.SequenceNode all) {
            all.nodes().forEach(this::add);
            return this;
        }
        end();
        nodes.add(node);
        return this;
    }

    TemplateNode whole() {
        end();
        return nodes.size() == 1 ? nodes.get(0) : new TemplateNode.SequenceNode(List.copyOf(nodes));
    }

    private void end() {
        if (fixed.length() > 0) {
            nodes.add(LiteralNode.of(fixed.toString()));
            fixed.setLength(0);
        }
    }
}
