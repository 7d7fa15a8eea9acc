package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.YamlPrinter;

/** Writes an answer, or another detail, beside a pick, whatever form the pick is written in. */
public final class AnswerSplice {

    private AnswerSplice() {}

    /** The edits that set a detail of a pick. */
    public static List<Edit> of(Pick pick, String detail, String value) {
        String pair = YamlPrinter.key(detail) + ": " + YamlPrinter.text(value);
        Optional<Node> old = pick.details().get(detail);
        if (old.isPresent()) {
            Span span = old.get().span();
            boolean empty = span.start() == span.end();
            return List.of(new Edit(span, (empty ? " " : "") + YamlPrinter.text(value)));
        }
        MapNode details = pick.details();
        if (details.all().isEmpty()) {
            Span name = pick.name().span();
            return List.of(new Edit(name, "{" + name.text() + ": {" + pair + "}}"));
        }
        MapNode.Entry first = details.all().iterator().next();
        if (details.span().text().startsWith("{")) {
            Span at = new Span(first.key().span().source(), first.key().span().start(), first.key().span().start());
            return List.of(new Edit(at, pair + ", "));
        }
        Span key = first.key().span();
        Span before = new Span(key.source(), key.start(), key.start());
        return List.of(new Edit(before, pair + "\n" + " ".repeat(key.column() - 1)));
    }
}
