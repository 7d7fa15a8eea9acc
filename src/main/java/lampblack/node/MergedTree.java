package lampblack.node;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;

/**
 * The one tree that layers make, and what was taken out on the way.
 *
 * @param removals where each thing was taken out, by its path: keys joined with {@code /}
 */
public record MergedTree(MapNode tree, Map<String, Span> removals) {

    public MergedTree {
        removals = Collections.unmodifiableMap(new LinkedHashMap<>(removals));
    }

    /** Where the thing at a path was taken out, by itself or with something that held it. */
    public Optional<Span> removal(String path) {
        String holder = path;
        while (true) {
            Span found = removals.get(holder);
            int slash = holder.lastIndexOf('/');
            if (found != null || slash < 0) {
                return Optional.ofNullable(found);
            }
            holder = holder.substring(0, slash);
        }
    }
}
