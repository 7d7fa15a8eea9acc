package lampblack.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Trees with a few changes by chance, so that much of a tree fits and something does not. */
final class ChangedTree {

    private static final List<String> KEYS = List.of("x", "add", "", "A Key", "a~1b/c", "k".repeat(70), "titel",
            "replace", "text", "choose", "spend", "requires");
    private static final List<String> TEXTS = List.of("", "a-word", "Two Words", "4 boxes", "yes", "true#", "1.5",
            "+3", "2 or 3", "1..2", "rating('hunt') >= 2", "ghost or veteran", "1.0", "2024-2-31", "#abc", "a/b..",
            "\u00e4 \ud83c\udf27");

    private final Random random;
    private final MapNode other;

    /** @param other a tree from which parts are taken */
    ChangedTree(Random random, MapNode other) {
        this.random = random;
        this.other = other;
    }

    MapNode of(MapNode tree) {
        Node changed = tree;
        for (int times = 1 + random.nextInt(3); times > 0; times--) {
            changed = changed(changed, random.nextInt(9));
        }
        return changed.asMap().orElse(tree);
    }

    /** A tree with one change, so many steps down or where it ends before. */
    private Node changed(Node node, int depth) {
        if (node instanceof MapNode map && !map.all().isEmpty()) {
            return map(map, depth);
        }
        if (node instanceof ListNode list && !list.items().isEmpty() && depth > 0) {
            List<Node> items = new ArrayList<>(list.items());
            int at = random.nextInt(items.size());
            items.set(at, changed(items.get(at), depth - 1));
            if (random.nextInt(9) == 0) {
                items.add(random.nextInt(items.size()), any(node));
            }
            return new ListNode(items, list.span());
        }
        return any(node);
    }

    private MapNode map(MapNode map, int depth) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
        String key = one(List.copyOf(entries.keySet()));
        MapNode.Entry entry = entries.get(key);
        int kind = depth > 1 && random.nextInt(9) > 0 ? 5 : random.nextInt(6);
        switch (kind) {
            case 0 -> entries.remove(key);
            case 1 -> put(entries, key + one(List.of("x", "s", " ", "_")), entry.value());
            case 2 -> put(entries, one(List.copyOf(entries.keySet())), entry.value());
            case 3 -> put(entries, one(KEYS), any(entry.value()));
            case 4 -> put(entries, "deeper", entry.value());
            default -> put(entries, key, depth > 0 ? changed(entry.value(), depth - 1) : any(entry.value()));
        }
        return new MapNode(entries, map.span());
    }

    private static void put(Map<String, MapNode.Entry> entries, String key, Node value) {
        MapNode.Entry old = entries.get(key);
        entries.put(key, new MapNode.Entry(old == null ? Scalar.text(key, value.span()) : old.key(), value));
    }

    private Node any(Node node) {
        return switch (random.nextInt(11)) {
            case 0 -> Scalar.integer(random.nextInt(400) - 100, node.span());
            case 1 -> Scalar.integer(3_000_000_000L * (random.nextInt(5) - 2), node.span());
            case 2, 3 -> Scalar.text(one(TEXTS), node.span());
            case 4 -> Scalar.text("\u00e4 \ud83c\udf27".repeat(random.nextInt(900)), node.span());
            case 5 -> new Scalar(Scalar.ScalarType.NULL, "", node.span(), 0, null);
            case 6 -> new Scalar(Scalar.ScalarType.BOOLEAN, "true", node.span(), 0, null);
            case 7 -> new ListNode(List.of(node), node.span());
            case 8 -> new MapNode(Map.of("add", new MapNode.Entry(Scalar.text("add", node.span()), node)),
                    node.span());
            case 9 -> inside(other, random.nextInt(7));
            default -> new MapNode(Map.of(), node.span());
        };
    }

    private Node inside(Node node, int depth) {
        List<Node> children = node.children();
        return depth == 0 || children.isEmpty() ? node : inside(one(children), depth - 1);
    }

    private <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
