package lampblack.form;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * A value in a tree and what messages call it.
 *
 * @param key the key the value stands under, or that of the list it is an item of; null at the root
 * @param item the number of the item, counted from 1; 0 where it is none
 * @param holder the place of the map that the key stands in; null at the root
 * @param path which entry or item leads to it, counted from 0, from the root on
 */
public record LocatedValue(Node node, Scalar key, int item, LocatedValue holder, List<Integer> path) {

    /** The whole of a tree. */
    public static LocatedValue root(MapNode tree) {
        return new LocatedValue(tree, null, 0, null, List.of());
    }

    /** An entry of this map. @param index the number of the entry, counted from 0 */
    public LocatedValue entry(MapNode.Entry entry, int index) {
        return new LocatedValue(entry.value(), entry.key(), 0, this, path(index));
    }

    /** An item of this list. @param index the number of the item, counted from 0 */
    public LocatedValue item(int index) {
        return new LocatedValue(node.items().get(index), key, index + 1, holder, path(index));
    }

    private List<Integer> path(int index) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(index);
        return longer;
    }

    /** How many values stand in the map or the list that this one is in. */
    int siblings() {
        return item == 0 ? holder.node.all().size() : holder.node.get(key.text()).map(list -> list.items().size())
                .orElse(0);
    }

    /** How deep in the tree it stands; 0 at the root. */
    public int depth() {
        return path.size();
    }

    /** Below 0 where it stands before another in the file, above 0 behind; what is inside of it is behind it. */
    int order(LocatedValue other) {
        for (int i = 0; i < path.size() && i < other.path.size(); i++) {
            int order = Integer.compare(path.get(i), other.path.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(path.size(), other.path.size());
    }

    MapNode map() {
        return (MapNode) node;
    }

    /** The name in the middle of a sentence. */
    Message name() {
        return name("");
    }

    /** The name at the beginning of a sentence. */
    Message opening() {
        return name(".opening");
    }

    private Message name(String form) {
        if (key == null) {
            return Message.of("schema.file" + form);
        }
        Message quoted = Message.quoted(key.text());
        return item == 0 ? quoted : Message.of("schema.item" + form, "number", item, "list", quoted);
    }

    /** What to underline when something is wrong with the value as such. */
    Span value() {
        return node.asScalar().map(Scalar::span).filter(span -> !span.text().isEmpty()).orElseGet(this::entry);
    }

    /** What to underline when something is wrong inside the value: its key, or the beginning of an item or file. */
    Span entry() {
        if (key != null && item == 0) {
            return key.span();
        }
        if (item == 0) {
            return node.span().source().start();
        }
        if (!node.all().isEmpty()) {
            return node.all().iterator().next().key().span();
        }
        return node.span().line() == node.span().endLine() && !node.span().text().isEmpty() ? node.span() : key.span();
    }
}
