package lampblack.node;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The order in which a ruleset and everything it extends are laid over each other.
 *
 * @param ids every layer once, at its first place, the ruleset itself last
 * @param circle the ids that extend each other in a circle, the first again at the end; empty where there is none
 */
public record LayerOrder(List<String> ids, List<String> circle) {

    public LayerOrder {
        ids = List.copyOf(ids);
        circle = List.copyOf(circle);
    }

    /** @param bases the ids that a ruleset extends, lowest first; none for one that is not known */
    public static LayerOrder of(String id, Function<String, List<String>> bases) {
        Set<String> done = new LinkedHashSet<>();
        List<String> circle = visit(id, bases, done, new LinkedHashSet<>());
        return new LayerOrder(List.copyOf(done), circle);
    }

    private static List<String> visit(
            String id, Function<String, List<String>> bases, Set<String> done, Set<String> path) {
        if (done.contains(id)) {
            return List.of();
        }
        if (!path.add(id)) {
            List<String> whole = new ArrayList<>(path);
            List<String> circle = new ArrayList<>(whole.subList(whole.indexOf(id), whole.size()));
            circle.add(id);
            return circle;
        }
        List<String> circle = List.of();
        for (String base : bases.apply(id)) {
            List<String> found = visit(base, bases, done, path);
            circle = circle.isEmpty() ? found : circle;
        }
        path.remove(id);
        done.add(id);
        return circle;
    }
}
