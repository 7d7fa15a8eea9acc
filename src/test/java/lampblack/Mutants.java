package lampblack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** The trees that differ from a tree of rules in one thing: a last key or item taken out, or a number one higher. */
final class Mutants {

    /** What players read, which no test of rules can hold. */
    private static final Set<String> WORDS = Set.of("title", "text", "suits", "says", "suggestions", "detail",
            "when-full", "penalty", "after", "lines");

    private Mutants() {}

    /**
     * Every tree that differs in one thing that a layer says, by what differs, such as {@code gives/sizes/stress +1}.
     */
    static Map<String, Node> of(Node tree, String layer) {
        Map<String, Node> mutants = new LinkedHashMap<>();
        if (tree instanceof MapNode map) {
            map(map, layer, mutants);
        } else if (tree instanceof ListNode list) {
            list(list, layer, mutants);
        } else {
            scalar((Scalar) tree, mutants);
        }
        return mutants;
    }

    /** Whether a layer says anything of what stands somewhere. */
    static boolean says(String layer, Node node) {
        if (node instanceof MapNode map && !map.all().isEmpty()) {
            return map.all().stream().anyMatch(entry -> says(layer, entry.value()));
        }
        return node instanceof ListNode list && !list.items().isEmpty()
                ? list.items().stream().anyMatch(item -> says(layer, item))
                : node.span().source().layer().equals(layer);
    }

    private static void map(MapNode map, String layer, Map<String, Node> mutants) {
        for (MapNode.Entry entry : map.all()) {
            String key = entry.key().text();
            if (!WORDS.contains(key) && says(layer, entry.value())) {
                if (isLast(entry.value())) {
                    mutants.put(key + " out", changed(map, entries -> entries.remove(key)));
                }
                of(entry.value(), layer).forEach((name, value) ->
                        mutants.put(key + (name.startsWith(" ") ? "" : "/") + name,
                        changed(map, entries -> entries.put(key, new MapNode.Entry(entry.key(), value)))));
            }
        }
    }

    private static boolean isLast(Node node) {
        return node instanceof MapNode map ? map.all().isEmpty() : !(node instanceof ListNode);
    }

    private static MapNode changed(MapNode map, Consumer<Map<String, MapNode.Entry>> change) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
        change.accept(entries);
        return new MapNode(entries, map.span());
    }

    private static void list(ListNode list, String layer, Map<String, Node> mutants) {
        for (int i = 0; i < list.items().size(); i++) {
            List<Node> without = new ArrayList<>(list.items());
            Node item = without.remove(i);
            if (isLast(item) && says(layer, item)) {
                mutants.put(i + " out", new ListNode(without, list.span()));
            }
            int place = i;
            of(item, layer).forEach((name, value) -> {
                List<Node> other = new ArrayList<>(list.items());
                other.set(place, value);
                mutants.put(place + (name.startsWith(" ") ? "" : "/") + name, new ListNode(other, list.span()));
            });
        }
    }

    private static void scalar(Scalar scalar, Map<String, Node> mutants) {
        scalar.integer().ifPresent(number -> mutants.put(" +1", Scalar.integer(number + 1, scalar.span())));
    }
}
