package lampblack.character;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.NewValuePrinter;
import lampblack.node.Node;
import lampblack.node.DocumentEditor;

/** Writes an answer or another detail of a pick, whatever form the pick has. */
public final class AnswerEditor {

    /** The details of which a reader wants numbers. */
    private static final Set<String> NUMBERS = Set.of("load", "price");

    private static final String NOTE = "note";

    private AnswerEditor() {}

    /** The edits that set a detail of a pick; without words, a note is taken out. */
    public static List<Edit> of(Pick pick, String detail, String value) {
        if (value.isEmpty() && detail.equals(NOTE)) {
            return pick.details().has(NOTE) ? DocumentEditor.remove(pick.details(), List.of(NOTE)) : List.of();
        }
        boolean number = NUMBERS.contains(detail) && value.matches("[0-9]{1,9}");
        return put(pick, detail, number ? value : NewValuePrinter.text(value));
    }

    /** The edits that answer what an option granted by a pick asks, beside the pick under that option's id. */
    public static List<Edit> ofGift(Pick pick, String gift, String question, String answer) {
        String pair = NewValuePrinter.key(question) + ": " + NewValuePrinter.text(answer);
        Optional<MapNode> answers = pick.details().map(gift).filter(mapNode -> !mapNode.all().isEmpty());
        return answers.isPresent() ? into(answers.get(), question, NewValuePrinter.text(answer))
                : put(pick, gift, "{" + pair + "}");
    }

    /** The edits that answer what a gift of a link asks, beside the owner's file. */
    public static List<Edit> ofLink(OwnerReference link, String gift, String question, String answer) {
        if (!link.details().all().isEmpty()) {
            return ofGift(link.pick(), gift, question, answer);
        }
        String answers = "{" + NewValuePrinter.key(question) + ": " + NewValuePrinter.text(answer) + "}";
        return List.of(new Edit(link.file().span(), "{" + OwnerReference.FILE + ": " + link.file().span().text() + ", "
                + NewValuePrinter.key(gift) + ": " + answers + "}"));
    }

    private static List<Edit> put(Pick pick, String key, String value) {
        if (pick.details().all().isEmpty()) {
            Span name = pick.name().span();
            String pair = NewValuePrinter.key(key) + ": " + value;
            if (pick.details().span().text().equals("{}")) {
                return List.of(new Edit(pick.details().span(), "{" + pair + "}"));
            }
            return List.of(new Edit(name, "{" + name.text() + ": {" + pair + "}}"));
        }
        return into(pick.details(), key, value);
    }

    private static List<Edit> into(MapNode details, String key, String value) {
        Optional<Node> old = details.get(key);
        if (old.isPresent()) {
            Span span = old.get().span();
            return List.of(new Edit(span, (span.start() == span.end() ? " " : "") + value));
        }
        String pair = NewValuePrinter.key(key) + ": " + value;
        MapNode.Entry first = details.all().iterator().next();
        if (details.span().text().startsWith("{")) {
            Span at = new Span(first.key().span().source(), first.key().span().start(), first.key().span().start());
            return List.of(new Edit(at, pair + ", "));
        }
        Span begin = first.key().span();
        Span before = new Span(begin.source(), begin.start(), begin.start());
        return List.of(new Edit(before, pair + "\n" + " ".repeat(begin.column() - 1)));
    }
}
