package lampblack.node;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode.Entry;

/**
 * Changes a document by edits that touch only what changes: comments, order, spacing, quotes and line ends of all the
 * rest stay byte for byte. Places are paths of map keys. The edits of one call belong together; for another change the
 * changed text is read again.
 *
 * <p>A path that leads through something that is no map, or ends at the wrong kind of value, is the caller's mistake
 * and fails with {@link IllegalArgumentException}.
 */
public final class DocumentEditor {

    /** As many letters are more than anybody writes by hand. */
    private static final int LONG = 250;

    private final MapNode root;
    private final NewValuePrinter printer;
    private final DocumentLayout layout;
    private final BlockStyleEditor block;
    private final FlowStyleEditor flow;

    private DocumentEditor(MapNode root) {
        this.root = root;
        this.layout = new DocumentLayout(root.span().source());
        this.printer = Indentation.of(root, layout);
        this.block = new BlockStyleEditor(layout, printer);
        this.flow = new FlowStyleEditor(layout);
    }

    /** Adds an item to the end of a list, which is made where it is missing. */
    public static List<Edit> append(MapNode root, List<String> path, NewValue item) {
        return new DocumentEditor(root).append(path, item);
    }

    /**
     * Writes a value at a path, in place of the old one or behind the last key; no edits where it stands there. In the
     * document itself, a long text of lines that stands last stays there.
     */
    public static List<Edit> put(MapNode root, List<String> path, NewValue value) {
        return new DocumentEditor(root).put(path, value);
    }

    /** Takes a key out with its lines; no edits where there is none. Lines that are only a comment stay. */
    public static List<Edit> remove(MapNode root, List<String> path) {
        return new DocumentEditor(root).remove(path);
    }

    /** Takes an item out of a list, counted from 0. Lines that are only a comment stay. */
    public static List<Edit> removeItem(MapNode root, List<String> path, int index) {
        return new DocumentEditor(root).removeItem(path, index);
    }

    /** Writes another text in place of one that is written somewhere, in the same quotes where they will do. */
    public static List<Edit> replaceScalar(Scalar scalar, String newText) {
        return ScalarEditor.of(scalar, newText);
    }

    /** Writes another key in place of one. The map must not have it yet. */
    public static List<Edit> renameKey(MapNode root, List<String> path, String newKey) {
        EditPlace place = new DocumentEditor(root).place(path);
        if (place.entry == null || !place.rest.isEmpty() || place.map.has(newKey)) {
            throw new IllegalArgumentException("cannot rename " + path + " to " + newKey);
        }
        return ScalarEditor.ofKey(place.entry.key(), newKey);
    }

    /** How far a path leads: the last map on it, the entry there if there is one, and the keys still to make. */
    private record EditPlace(MapNode map, Entry parent, boolean inFlow, Entry entry, List<String> rest) {

        NewValue nested(NewValue value) {
            NewValue nested = value;
            for (int i = rest.size() - 1; i > 0; i--) {
                nested = NewValue.map(rest.get(i), nested);
            }
            return nested;
        }
    }

    private EditPlace place(List<String> path) {
        MapNode map = root;
        Entry parent = null;
        boolean inFlow = layout.isFlow(root);
        for (int i = 0; i < path.size(); i++) {
            Entry entry = map.entries().get(path.get(i));
            if (entry == null) {
                return new EditPlace(map, parent, inFlow, null, path.subList(i, path.size()));
            } else if (i == path.size() - 1 || entry.value().isNull()) {
                return new EditPlace(map, parent, inFlow, entry, path.subList(i + 1, path.size()));
            }
            List<String> walked = path.subList(0, i + 1);
            parent = entry;
            map = entry.value().asMap().orElseThrow(() -> new IllegalArgumentException("no map at " + walked));
            inFlow |= layout.isFlow(map);
        }
        throw new IllegalArgumentException("empty path");
    }

    private List<Edit> append(List<String> path, NewValue item) {
        EditPlace place = place(path);
        Node value = place.entry == null ? null : place.entry.value();
        if (value == null || value.isNull()) {
            return put(path, NewValue.list(item));
        }
        ListNode list = value.asList().orElseThrow(() -> new IllegalArgumentException("no list at " + path));
        if (list.isEmpty()) {
            return put(path, NewValue.list(item));
        } else if (layout.isFlow(list)) {
            return flow.append(list.span(), spans(list), NewValuePrinter.flow(item));
        }
        int column = layout.column(layout.dashes(list).get(0));
        return block.after(layout.end(list), list, column, printer.item(column, item));
    }

    private List<Edit> put(List<String> path, NewValue value) {
        EditPlace place = place(path);
        if (place.entry == null) {
            return create(place, place.rest.get(0), place.nested(value));
        }
        NewValue whole = value;
        for (int i = place.rest.size() - 1; i >= 0; i--) {
            whole = NewValue.map(place.rest.get(i), whole);
        }
        return whole.matches(place.entry.value()) ? List.of() : replace(place, whole);
    }

    private List<Edit> replace(EditPlace place, NewValue value) {
        return place.inFlow ? flow.replace(place.entry, value) : block.replace(place.entry, value);
    }

    private List<Edit> create(EditPlace place, String key, NewValue value) {
        MapNode map = place.map;
        if (place.inFlow) {
            return flow.append(map.span(), spans(map), NewValuePrinter.key(key) + ": " + NewValuePrinter.flow(value));
        }
        int column = layout.column(layout.start(map.all().iterator().next()));
        List<Entry> entries = List.copyOf(map.all());
        int last = entries.size() - 1;
        boolean beforeLines = map == root && last > 0
                && entries.get(last).value().asScalar().filter(lines -> lines.text().length() >= LONG)
                .filter(layout::isLines).isPresent();
        Entry before = entries.get(beforeLines ? last - 1 : last);
        return beforeLines ? block.after(layout.end(before), before.value(), column, printer.entry(column, key, value))
                : block.after(layout.end(map), map, column, printer.entry(column, key, value));
    }

    private List<Edit> remove(List<String> path) {
        EditPlace place = place(path);
        if (place.entry == null || !place.rest.isEmpty()) {
            return List.of();
        }
        List<Entry> entries = List.copyOf(place.map.all());
        int index = entries.indexOf(place.entry);
        if (place.inFlow) {
            return flow.remove(place.map.span(), spans(place.map), index, place.entry.value());
        } else if (entries.size() == 1) {
            return place.parent == null
                    ? block.empty(place.entry)
                    : block.replace(place.parent, NewValue.map(Map.of()));
        }
        Node before = index == 0 ? null : entries.get(index - 1).value();
        int next = index + 1 < entries.size() ? layout.start(entries.get(index + 1)) : -1;
        return block.remove(layout.start(place.entry), layout.end(place.entry), place.entry.value(), before, next);
    }

    private List<Edit> removeItem(List<String> path, int index) {
        EditPlace place = place(path);
        ListNode list = Optional.ofNullable(place.entry).flatMap(entry -> entry.value().asList())
                .filter(found -> index < found.items().size())
                .orElseThrow(() -> new IllegalArgumentException("no item " + index + " at " + path));
        if (layout.isFlow(list)) {
            return flow.remove(list.span(), spans(list), index, list.items().get(index));
        } else if (list.items().size() == 1) {
            return replace(place, NewValue.list());
        }
        List<Integer> dashes = layout.dashes(list);
        Node item = list.items().get(index);
        int end = DocumentLayout.isUnwritten(item) ? dashes.get(index) + 1 : layout.end(item);
        Node before = index == 0 ? null : list.items().get(index - 1);
        int next = index + 1 < dashes.size() ? dashes.get(index + 1) : -1;
        return block.remove(dashes.get(index), end, item, before, next);
    }

    private List<Span> spans(ListNode list) {
        return list.items().stream().map(Node::span).toList();
    }

    private List<Span> spans(MapNode map) {
        List<Span> spans = new ArrayList<>();
        map.all().forEach(entry -> spans.add(layout.source().span(layout.start(entry), layout.end(entry))));
        return spans;
    }
}
