package lampblack.ruleset.migration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;

/** What every heir of something gives. @param was what it was, whose questions alone were answered */
record CommonGifts(MapNode was, List<MapNode> heirs) {

    /** The keys that say when a block applies, which has to be the same for all. */
    private static final List<String> CONDITIONS = List.of("while", "time", "stays");

    /** What all of them give; empty where that is nothing. */
    Optional<Node> gives() {
        Optional<Node> common = heirs.get(0).get("gives");
        for (MapNode heir : heirs.subList(1, heirs.size())) {
            common = common.flatMap(gives -> heir.get("gives").flatMap(other -> common(gives, other)));
        }
        return common.filter(gives -> heirs.stream().allMatch(heir -> isAnswered(heir, gives)));
    }

    /** Whether what it gives needs no answer to what only an heir asks. */
    private boolean isAnswered(MapNode heir, Node gives) {
        return !NodePrinter.line(gives).contains("answer") || line(heir.get("ask")).equals(line(was.get("ask")));
    }

    private static String line(Optional<Node> node) {
        return node.map(NodePrinter::line).orElse("");
    }

    private static Optional<Node> common(Node one, Node other) {
        if (same(one, other)) {
            return Optional.of(one);
        }
        boolean alike = one.asMap().isPresent() && other.asMap().isPresent() && CONDITIONS.stream()
                .allMatch(key -> line(one.get(key)).equals(line(other.get(key))));
        return alike ? block(one.asMap().get(), other.asMap().get()) : blocks(one, other);
    }

    /** The blocks that stand in both. */
    private static Optional<Node> blocks(Node one, Node other) {
        List<Node> both = items(one).stream().<Node>map(item -> item)
                .filter(item -> items(other).stream().anyMatch(also -> same(item, also)))
                .toList();
        return both.isEmpty() ? Optional.empty() : Optional.of(new ListNode(both, one.span()));
    }

    private static List<Node> items(Node gives) {
        return gives.asMap().isPresent() ? List.of(gives) : gives.items();
    }

    private static Optional<Node> block(MapNode one, MapNode other) {
        MapNode both = new MapNode(Map.of(), one.span());
        boolean gives = false;
        for (MapNode.Entry effect : one.all()) {
            String key = effect.key().text();
            Optional<Node> common = other.get(key).flatMap(also -> effect(effect.value(), also));
            both = common.isPresent() ? both.with(key, common.get()) : both;
            gives |= common.isPresent() && !CONDITIONS.contains(key);
        }
        return gives ? Optional.of(both) : Optional.empty();
    }

    /** What two effects of one kind do alike: whole entries of a map, whole items of a list. */
    private static Optional<Node> effect(Node one, Node other) {
        if (same(one, other)) {
            return Optional.of(one);
        }
        if (one.asMap().isPresent() && other.asMap().isPresent()) {
            MapNode both = new MapNode(Map.of(), one.span());
            for (MapNode.Entry entry : one.all()) {
                String key = entry.key().text();
                both = other.get(key).filter(also -> same(entry.value(), also)).isPresent()
                        ? both.with(key, entry.value()) : both;
            }
            return both.all().isEmpty() ? Optional.empty() : Optional.of(both);
        }
        return one.asList().isPresent() && other.asList().isPresent() ? blocks(one, other) : Optional.empty();
    }

    private static boolean same(Node one, Node other) {
        return NodePrinter.line(one).equals(NodePrinter.line(other));
    }
}
