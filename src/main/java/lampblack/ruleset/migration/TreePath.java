package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;

/** The way to something in the tree of a game, from the way that authors write to it. */
record TreePath(List<String> keys) {

    private static final String ENTRIES = "entries";
    /** Blocks whose own blocks keep what has ids under {@value #ENTRIES}. */
    private static final Set<String> WITH_ENTRIES = Set.of("lists", "traits");

    /** @param tree of the whole game, which tells the keys of a list from what stands in it */
    public static TreePath of(String sheet, BlockPath at, MapNode tree) {
        List<String> keys = new ArrayList<>(List.of("sheets", sheet));
        Optional<Node> here = get(tree, keys);
        String before = "";
        boolean inEntries = false;
        for (String id : at.ids()) {
            boolean direct = here.filter(node -> node.get(id).isPresent()).isPresent();
            if (inEntries && !direct) {
                keys.add(ENTRIES);
            }
            keys.add(id);
            inEntries = WITH_ENTRIES.contains(before);
            before = id;
            here = get(tree, keys);
        }
        return new TreePath(List.copyOf(keys));
    }

    private static Optional<Node> get(Node from, List<String> keys) {
        Optional<Node> here = Optional.of(from);
        for (String key : keys) {
            here = here.flatMap(node -> node.get(key));
        }
        return here;
    }

    public Optional<Node> get(MapNode tree) {
        return get(tree, keys);
    }

    /** The key under which it stands in a tree that has it. */
    Optional<Span> key(MapNode tree) {
        String last = keys.get(keys.size() - 1);
        return get(tree, keys.subList(0, keys.size() - 1)).flatMap(Node::asMap).filter(map -> map.has(last))
                .map(map -> map.keySpan(last));
    }

    /** The tree with another value here, or with none; maps on the way come to be. */
    MapNode put(MapNode tree, Optional<Node> value) {
        return put(tree, 0, value);
    }

    private MapNode put(MapNode map, int from, Optional<Node> value) {
        String key = keys.get(from);
        if (from == keys.size() - 1) {
            return value.map(node -> map.with(key, node)).orElseGet(() -> map.without(key));
        }
        MapNode below = map.map(key).orElseGet(() -> new MapNode(Map.of(), map.span()));
        return map.with(key, put(below, from + 1, value));
    }
}
