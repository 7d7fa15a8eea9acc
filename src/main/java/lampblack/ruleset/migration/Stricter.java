package lampblack.ruleset.migration;

import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Node;

/**
 * Whether a changed figure leaves players less than it did: what is dearer or tighter holds from now on, what is
 * cheaper or
 * wider from the start.
 *
 * @param key the key of the figure
 */
record Stricter(String key, Optional<Node> was, Optional<Node> now) {

    private static final Set<String> COSTS = Set.of("cost", "price");
    /** Numbers of which no more and no fewer are to be chosen, so that any other asks for something. */
    private static final Set<String> DEMANDS = Set.of("spend", "choose");

    boolean isStricter() {
        Optional<Node> limit = was.isEmpty() || now.isEmpty() ? Optional.empty() : was;
        if (limit.isEmpty()) {
            // A cost or a limit that was not there at all asked for nothing.
            return was.isEmpty() && now.isPresent();
        }
        return DEMANDS.contains(key) ? !same(was.get(), now.get()) : COSTS.contains(key)
                ? isDearer(was.get(), now.get()) : isLess(was.get(), now.get());
    }

    private static boolean isDearer(Node was, Node now) {
        if (was.asMap().isPresent() && now.asMap().isPresent()) {
            return now.all().stream().anyMatch(entry -> was.get(entry.key().text()).map(old ->
                    isLess(entry.value(), old)).orElse(true));
        }
        return !was.equals(now);
    }

    /** Whether the second is less than the first; what cannot be compared is taken to be. */
    private static boolean isLess(Node first, Node second) {
        Optional<Long> one = first.integer();
        Optional<Long> other = second.integer();
        if (one.isPresent() && other.isPresent()) {
            return other.get() < one.get();
        }
        return !same(first, second);
    }

    private static boolean same(Node first, Node second) {
        if (first.asMap().isPresent() && second.asMap().isPresent()) {
            MapNode one = first.asMap().get();
            MapNode other = second.asMap().get();
            return one.keys().equals(other.keys()) && one.keys().stream()
                    .allMatch(name -> same(one.get(name).orElseThrow(), other.get(name).orElseThrow()));
        }
        return first.asScalar().isPresent() && second.asScalar().isPresent()
                && first.asScalar().get().text().equals(second.asScalar().get().text());
    }
}
