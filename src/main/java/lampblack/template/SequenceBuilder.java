package lampblack.template;

import java.util.ArrayList;
import java.util.List;

/** Pieces while they are read; what is fixed and stands together becomes one. */
final class SequenceBuilder {

    private final List<TemplateNode> pieces = new ArrayList<>();
    private final StringBuilder fixed = new StringBuilder();

    SequenceBuilder fixed(String text) {
        fixed.append(text);
        return this;
    }

    SequenceBuilder add(TemplateNode piece) {
        if (piece instanceof LiteralNode text) {
            return fixed(text.text());
        }
        if (piece instanceof TemplateNode.SequenceNode all) {
            List.of(all.pieces()).forEach(this::add);
            return this;
        }
        end();
        pieces.add(piece);
        return this;
    }

    TemplateNode whole() {
        end();
        return pieces.size() == 1 ? pieces.get(0) : new TemplateNode.SequenceNode(pieces.toArray(TemplateNode[]::new));
    }

    private void end() {
        if (fixed.length() > 0) {
            pieces.add(LiteralNode.of(fixed.toString()));
            fixed.setLength(0);
        }
    }
}
