package lampblack.schema;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * A value in a tree and what messages call it.
 *
 * @param key the key the value stands under, or that of the list it is an item of; null at the root
 * @param item the number of the item, counted from 1; 0 where it is none
 * @param holder the place of the map that the key stands in; null at the root
 */
record LocatedValue(Node node, Scalar key, int item, LocatedValue holder) {

    /**
     * The place a pointer of the schema library leads to. Its tokens have been escaped once more for each map and list
     * around them, so each is unescaped until the map knows it;
     * where two keys differ in nothing else, the place may be one level too high.
     */
    static LocatedValue at(MapNode root, String pointer) {
        LocatedValue place = new LocatedValue(root, null, 0, null);
        int from = pointer.indexOf('/');
        while (from >= 0) {
            int to = pointer.indexOf('/', from + 1);
            place = place.child(pointer.substring(from + 1, to < 0 ? pointer.length() : to));
            from = to;
        }
        return place;
    }

    private LocatedValue child(String token) {
        return switch (node) {
            case ListNode list -> {
                int index = Integer.parseInt(token);
                yield new LocatedValue(list.items().get(index), key, index + 1, holder);
            }
            case MapNode map -> child(map, token);
            case Scalar scalar -> this;
        };
    }

    private LocatedValue child(MapNode map, String token) {
        String name = token;
        while (true) {
            MapNode.Entry entry = map.entries().get(name);
            if (entry != null) {
                return new LocatedValue(entry.value(), entry.key(), 0, this);
            }
            String plain = name.replace("~1", "/").replace("~0", "~");
            if (plain.equals(name)) {
                return this;
            }
            name = plain;
        }
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
        Message quoted = Message.of("schema.quoted", "word", key.text());
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
