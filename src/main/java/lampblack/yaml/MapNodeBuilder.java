package lampblack.yaml;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A map that is being read: keys and values take turns. */
final class MapNodeBuilder implements CollectionBuilder {

    private final Source source;
    private final int start;
    private final int column;
    private final boolean bracket;
    private final Consumer<Diagnostic> problems;
    private final Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
    private boolean awaitsKey = true;
    private Scalar key;
    private int end;

    MapNodeBuilder(Source source, int start, int column, boolean bracket, Consumer<Diagnostic> problems) {
        this.source = source;
        this.start = start;
        this.column = column;
        this.bracket = bracket;
        this.problems = problems;
        this.end = start;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int column() {
        return column;
    }

    @Override
    public boolean add(Node node, char style) {
        awaitsKey = !awaitsKey;
        if (awaitsKey) {
            value(node);
        } else {
            key(node, style);
        }
        return awaitsKey;
    }

    /** Takes a key, whose value comes next; the value of a key that is refused is dropped. */
    private void key(Node node, char style) {
        key = null;
        Scalar written = node.asScalar().orElse(null);
        if (style == '*') {
            // An alias has been refused already.
            return;
        }
        if (written == null) {
            problems.accept(notText(node));
        } else if (style == '|' || style == '>') {
            Message block = Message.of("yaml.key-not-text.block");
            problems.accept(Diagnostic.of(Code.YAML__KEY_NOT_TEXT, written.span(), block));
        } else if (written.isNull()) {
            problems.accept(notText(node).note(Message.of("note.key-in-quotes")));
        } else if (style == 0 && written.text().equals("<<")) {
            problems.accept(Diagnostic.of(Code.YAML__MERGE_KEY, written.span()).note(Message.of("note.write-it-out")));
        } else {
            accept(new Scalar(Scalar.ScalarType.TEXT, written.text(), written.span(), written.start(),
                    written.places()));
        }
    }

    private void accept(Scalar written) {
        MapNode.Entry earlier = entries.get(written.text());
        if (earlier == null) {
            key = written;
        } else {
            problems.accept(Diagnostic.of(Code.YAML__DUPLICATE_KEY, written.span(), "key", written.text())
                    .note(Message.of("note.first-written"), earlier.key().span()));
        }
    }

    private static Diagnostic notText(Node node) {
        return Diagnostic.of(Code.YAML__KEY_NOT_TEXT, node.span(), "kind", Message.of(node.kind()));
    }

    private void value(Node value) {
        end = value.span().end();
        if (key != null) {
            entries.put(key.text(), new MapNode.Entry(key, value));
        }
    }

    @Override
    public Node close(int bracketEnd) {
        return new MapNode(entries, source.span(start, bracket ? bracketEnd : end));
    }
}
