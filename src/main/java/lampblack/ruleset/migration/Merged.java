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
 * Several things that have become one. Whoever has one of them has what they became; whoever has two keeps the other by
 * its name, like something retired.
 *
 * @param at what they became
 * @param from their entries as they stood in the ruleset, by their ids; empty where such an entry was like that of
 *     today
 * @param because why, in the author's words
 * @param worth what each time that a second one was taken brings back, by track
 */
public record Merged(String sheet, BlockPath at, Map<String, Optional<MapNode>> from, String because,
        Map<String, Long> worth, Span place) implements RuleChange {

    /** What one of them was called. */
    public String title(String source) {
        return from.get(source).flatMap(entry -> entry.text("title")).orElseGet(() -> Label.words(source));
    }

    /** The ways that led to what was merged. */
    public List<BlockPath> sources() {
        return from.keySet().stream().map(at::called).toList();
    }

    @Override
    public List<BlockPath> gone() {
        return sources();
    }

    @Override
    public Optional<Merged> asMerged() {
        return Optional.of(this);
    }

    @Override
    public boolean holdsUnbegun() {
        return true;
    }

    @Override
    public Optional<MapNode> entry(BlockPath gone) {
        return from.getOrDefault(gone.id(), Optional.empty());
    }

    @Override
    public RuleChange followedBy(Edition later) {
        String next = later.sheet(sheet);
        return new Merged(next, later.path(next, at), from, because, worth, place);
    }

    /** The rules with each of them as it was, which whoever looks for what they became finds. */
    MapNode before(MapNode former) {
        MapNode tree = former;
        for (String id : from.keySet()) {
            MapNode was = was(id, former);
            tree = put(tree, id, at.isOption() ? was.with(Label.TODAY, became(was)) : was);
        }
        return at.kind().equals("playbooks") ? new SharedPlaybook(sheet, at.id(), from.keySet()).in(tree) : tree;
    }

    /** The rules with each of them known by its name alone. */
    MapNode since(MapNode former) {
        MapNode tree = former;
        for (String id : from.keySet()) {
            MapNode was = was(id, former);
            tree = put(tree, id, Ghost.of(at, was, because).with(Label.INTO, became(was)));
        }
        return tree;
    }

    private MapNode was(String id, MapNode former) {
        return from.get(id).or(() -> TreePath.of(sheet, at, former).get(former).flatMap(Node::asMap))
                .orElseGet(() -> new MapNode(Map.of(), place));
    }

    private MapNode put(MapNode tree, String id, MapNode entry) {
        return TreePath.of(sheet, at.called(id), tree).put(tree, Optional.of(entry));
    }

    private Node became(MapNode was) {
        return Scalar.text(at.isOption() ? at.list() + "." + at.id() : at.id(), was.span());
    }
}
