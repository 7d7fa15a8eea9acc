package lampblack.ruleset.migration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * An option or a playbook that became two or more.
 *
 * @param into the ids of its heirs, in the order in which they are written
 * @param all whether whoever had it has all of them, and not one that is to be chosen
 * @param was its entry as it stood in the ruleset
 */
public record Split(String sheet, BlockPath at, List<String> into, boolean all, MapNode was, Span place)
        implements RuleChange {

    private static final String ALL = "all";

    /** @param item the way to it, and what is said of it */
    static Split read(String sheet, MapNode.Entry item) {
        MapNode written = item.value().asMap().orElseGet(() -> new MapNode(Map.of(), item.value().span()));
        Optional<Node> together = written.map("into").flatMap(into -> into.get(ALL));
        List<String> into = together.or(() -> written.get("into")).map(Node::items).orElse(List.of()).stream()
                .flatMap(heir -> heir.asValue().stream()).map(Scalar::text).toList();
        MapNode was = new MapNode(written.map("was").map(MapNode::entries).orElse(Map.of()), item.key().span());
        return new Split(sheet, BlockPath.of(item.key().text()), into, together.isPresent(), was, item.key().span());
    }

    @Override
    public List<BlockPath> gone() {
        return List.of(at);
    }

    @Override
    public boolean holdsUnbegun() {
        return true;
    }

    @Override
    public Optional<MapNode> entry(BlockPath gone) {
        return Optional.of(was);
    }

    @Override
    public RuleChange followedBy(Edition later) {
        String next = later.sheet(sheet);
        BlockPath now = later.inBlocks(next, at);
        return new Split(next, now, into.stream().map(heir -> later.path(next, at.called(heir)).id()).toList(), all,
                was, place);
    }

    @Override
    public Optional<Split> asSplit() {
        return Optional.of(this);
    }
}
