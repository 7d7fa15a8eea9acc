package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.option.OptionKey;

/** The tree of a game, in which what was split is known for as long as somebody has it. @param editions all versions */
record SplitTree(MapNode tree, List<Edition> editions) {

    private static final String ASK = "ask";

    /** The tree with what it is until its owner has chosen: it gives what all its heirs give. */
    MapNode since(Split split) {
        MapNode was = split.was();
        List<MapNode> heirs = split.into().stream().flatMap(id -> entry(split, id).stream()).toList();
        MapNode left = was.without("gives").without("when-taken").without("text").with("locked", truth(was.span()))
                .with(Label.RETIRED, truth(was.span()));
        Optional<Node> common = heirs.isEmpty() ? Optional.empty() : new CommonGifts(was, heirs).gives();
        return path(split, split.at()).put(tree, Optional.of(common.map(gives -> left.with("gives", gives))
                .orElse(left)));
    }

    /** The tree with what everything that was split has become, and what its heirs once were. */
    MapNode known(LayerVersions made) {
        SplitTree known = this;
        for (Edition edition : latestFirst()) {
            for (RuleChange change : edition.changes()) {
                Optional<Split> split = change.asSplit();
                known = split.isEmpty() ? known : known.with(split.get(), made.isBefore(edition));
            }
        }
        return known.tree;
    }

    private List<Edition> latestFirst() {
        List<Edition> all = new ArrayList<>(editions);
        Collections.reverse(all);
        return all;
    }

    private SplitTree with(Split split, boolean before) {
        Optional<MapNode> entry = entry(split, split.at().id());
        List<String> heirs = Heirs.of(split, editions).all().stream().filter(id -> entry(split, id).isPresent())
                .toList();
        if (entry.isEmpty() || heirs.isEmpty()) {
            return this;
        }
        MapNode next = path(split, split.at()).put(tree, Optional.of(asking(split, entry.get(), heirs)));
        for (BlockPath heir : before ? heirsToday(split, heirs) : Set.<BlockPath>of()) {
            next = once(next, split, heir);
        }
        boolean playbook = split.at().block().equals(OptionKey.PLAYBOOKS);
        return new SplitTree(playbook ? new PlaybookHeirs(split.sheet(), split.at().id(), Set.copyOf(split.into()))
                .in(next) : next, editions);
    }

    /** Where its heirs stand, and what they have become that were merged or moved since. */
    private Set<BlockPath> heirsToday(Split split, List<String> heirs) {
        Set<BlockPath> all = new LinkedHashSet<>();
        for (String id : heirs) {
            BlockPath here = split.at().called(id);
            all.add(here);
            for (Edition edition : editions) {
                here = edition.became(split.sheet(), here).orElse(here);
                all.add(here);
            }
        }
        return all;
    }

    /** A tree in which whoever has what was split has an heir. */
    private MapNode once(MapNode next, Split split, BlockPath heir) {
        TreePath at = path(split, heir);
        Optional<MapNode> entry = at.get(next).map(node -> node.asMap()
                .orElseGet(() -> new MapNode(Map.of(), node.span())));
        if (entry.isEmpty()) {
            return next;
        }
        List<Node> once = new ArrayList<>(entry.get().items(Label.ONCE));
        once.add(Scalar.text(split.at().list() + "." + split.at().id(), split.place()));
        return at.put(next, Optional.of(entry.get().with(Label.ONCE, new ListNode(once, split.place()))));
    }

    private MapNode asking(Split split, MapNode entry, List<String> heirs) {
        List<Node> ids = Heirs.of(split, editions).last().stream().filter(heirs::contains)
                .<Node>map(id -> Scalar.text(id, split.place())).toList();
        MapNode known = entry.with(Label.BECAME, new ListNode(ids, split.place()));
        if (split.all()) {
            return known;
        }
        MapNode answers = new MapNode(Map.of(), split.place());
        for (String id : heirs) {
            MapNode label = new MapNode(Map.of(), split.place());
            Optional<Node> title = entry(split, id).flatMap(heir -> heir.get("title"));
            answers = answers.with(id, title.map(words -> label.with("title", words)).orElse(label));
        }
        MapNode asks = entry.map(ASK).orElseGet(() -> new MapNode(Map.of(), split.place()));
        return known.with(ASK, asks.with(Label.BECAME, new MapNode(Map.of(), split.place()).with("one-of", answers)));
    }

    private Optional<MapNode> entry(Split split, String id) {
        return path(split, split.at().called(id)).get(tree).map(node -> node.asMap()
                .orElseGet(() -> new MapNode(Map.of(), node.span())));
    }

    private TreePath path(Split split, BlockPath at) {
        return TreePath.of(split.sheet(), at, tree);
    }

    private static Scalar truth(Span place) {
        return new Scalar(Scalar.ScalarType.BOOLEAN, "true", place, place.start(), null);
    }
}
