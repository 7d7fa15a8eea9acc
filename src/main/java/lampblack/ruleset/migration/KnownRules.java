package lampblack.ruleset.migration;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import lampblack.node.MapNode;
import lampblack.ruleset.Ruleset;

/** The rules of today for characters that may have something retired, each read when it is first asked for. */
public final class KnownRules {

    private final KnownTree tree;
    private final Function<MapNode, Ruleset> reader;
    private final Map<Set<Retired>, Ruleset> known = new HashMap<>();

    /** @param reader reads the rules in a tree, which are without fault */
    KnownRules(MapNode tree, Function<MapNode, Ruleset> reader) {
        this.tree = new KnownTree(tree);
        this.reader = reader;
    }

    /** The rules in which some of it is known. */
    public synchronized Ruleset with(Set<Retired> retired) {
        return known.computeIfAbsent(retired, all -> reader.apply(tree.with(all)));
    }
}
