package lampblack.ruleset.migration;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import lampblack.node.MapNode;

/** The tree of a game in which something retired is known as well. @param tree of the game as it is today */
record KnownTree(MapNode tree) {

    /** The tree with what stays known of it. */
    MapNode with(Collection<Retired> all) {
        return with(all, retired -> new Ghost(retired).entry());
    }

    /** The tree with all of it as it was, which shows whether what is said of it fits. */
    MapNode asItWas(Collection<Retired> all) {
        return with(all, Retired::was);
    }

    private MapNode with(Collection<Retired> all, Function<Retired, MapNode> entry) {
        MapNode known = tree;
        for (Retired retired : all) {
            TreePath path = TreePath.of(retired.sheet(), retired.at(), known);
            if (hasPlace(known, retired) && path.get(known).isEmpty()) {
                known = new RetiredVoice(retired).in(path.put(known, Optional.of(entry.apply(retired))));
            }
        }
        return known;
    }

    /** Whether that in which it stood is still there; a game may have left it out of what its base has. */
    private static boolean hasPlace(MapNode known, Retired retired) {
        BlockPath block = BlockPath.of(retired.at().block());
        return block.block().isEmpty()
                ? known.map("sheets").filter(sheets -> sheets.has(retired.sheet())).isPresent()
                : TreePath.of(retired.sheet(), block, known).get(known).isPresent();
    }
}
