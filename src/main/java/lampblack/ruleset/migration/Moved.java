package lampblack.ruleset.migration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Label;

/**
 * An option that stands in another list.
 *
 * @param at where it stood
 * @param to where it stands
 * @param was its entry as it stood in the ruleset; empty where that was like the one of today
 */
public record Moved(String sheet, BlockPath at, BlockPath to, Optional<MapNode> was, Span place)
        implements RuleChange {

    @Override
    public List<BlockPath> gone() {
        return List.of(at);
    }

    @Override
    public Optional<Moved> asMoved() {
        return Optional.of(this);
    }

    @Override
    public Optional<MapNode> entry(BlockPath gone) {
        return was;
    }

    @Override
    public RuleChange followedBy(Edition later) {
        String next = later.sheet(sheet);
        return new Moved(next, later.inBlocks(next, at), later.path(next, to), was, place);
    }

    /** The rules with it where it stood; where it stands today it is only found. */
    MapNode before(MapNode former) {
        MapNode entry = entry(former);
        MapNode old = was.orElse(entry).without(Label.LATER).with(Label.TODAY, key(to, entry));
        return put(put(former, at, old), to, Ghost.unavailable(entry).with(Label.LATER, key(at, entry)));
    }

    /** The rules with its old place known by its name alone. */
    MapNode since(MapNode former) {
        MapNode entry = entry(former);
        return put(former, at, Ghost.of(at, was.orElse(entry), "").with(Label.INTO, key(to, entry)));
    }

    private MapNode entry(MapNode former) {
        return TreePath.of(sheet, to, former).get(former).flatMap(Node::asMap)
                .or(() -> was).orElseGet(() -> new MapNode(Map.of(), place));
    }

    private MapNode put(MapNode tree, BlockPath where, MapNode entry) {
        return TreePath.of(sheet, where, tree).put(tree, Optional.of(entry));
    }

    private static Node key(BlockPath path, MapNode entry) {
        return Scalar.text(path.list() + "." + path.id(), entry.span());
    }
}
