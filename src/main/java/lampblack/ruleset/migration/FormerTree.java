package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Label;

/**
 * The tree of a game as what was made under earlier versions is judged by it. @param tree of the game as it is today
 */
record FormerTree(MapNode tree, Migrations migrations) {

    /** @param made the versions under which it was made */
    MapNode at(LayerVersions made) {
        return at(made, false);
    }

    /** The tree for what is still being made: as it was, with what was split or merged since being what it became. */
    MapNode unbegun(LayerVersions made) {
        return at(made, true);
    }

    private MapNode at(LayerVersions made, boolean unbegun) {
        MapNode former = tree;
        for (Edition edition : latestFirst()) {
            for (RuleChange change : edition.changes()) {
                former = made.isBefore(edition) && !(unbegun && change.holdsUnbegun()) ? before(former, change)
                        : since(former, change);
            }
        }
        return new SplitTree(former, migrations.editions()).known(made);
    }

    /** A tree of before as its author would have written it, without the notes of where things are found today. */
    MapNode asWritten(MapNode former) {
        MapNode written = former;
        for (Edition edition : migrations.editions()) {
            for (RuleChange change : edition.changes()) {
                List<BlockPath> noted = new ArrayList<>(change.gone());
                change.asMoved().ifPresent(moved -> noted.add(moved.to()));
                for (BlockPath path : noted) {
                    TreePath at = TreePath.of(change.sheet(), path, written);
                    Optional<MapNode> entry = at.get(written).flatMap(Node::asMap);
                    written = entry.isEmpty() ? written : at.put(written, Optional.of(entry.get()
                            .without(Label.TODAY).without(Label.LATER)));
                }
            }
        }
        return written;
    }

    /** The tree as the rules stood before a version. */
    MapNode before(Edition version) {
        MapNode former = tree;
        List<Edition> all = latestFirst();
        for (Edition edition : all.subList(0, all.indexOf(version) + 1)) {
            for (RuleChange change : edition.changes()) {
                former = before(former, change);
            }
        }
        return former;
    }

    private List<Edition> latestFirst() {
        List<Edition> all = new ArrayList<>(migrations.editions());
        Collections.reverse(all);
        return all;
    }

    private MapNode before(MapNode former, RuleChange change) {
        if (!hasPlace(former, change)) {
            return former;
        }
        TreePath path = TreePath.of(change.sheet(), change.at(), former);
        return switch (change) {
            case RuleChange.Changed changed -> holdsFromNowOn(changed) ? path.put(former, changed.was()) : former;
            case RuleChange.Retired retired -> new RetiredVoice(retired).in(path.put(former,
                    Optional.of(retired.was())));
            case Split split -> path.put(former, Optional.of(split.was()));
            case Merged merged -> merged.before(former);
            case Moved moved -> moved.before(former);
        };
    }

    /** Whether that in which it stood is still there; a game may have left it out of what its base has. */
    private static boolean hasPlace(MapNode former, RuleChange change) {
        BlockPath block = BlockPath.of(change.at().block());
        boolean ofSheet = block.block().isEmpty() && change.asRetired().isPresent();
        return ofSheet ? former.map("sheets").filter(sheets -> sheets.has(change.sheet())).isPresent()
                : TreePath.of(change.sheet(), block, former).get(former).isPresent();
    }

    /** What stands today where something was otherwise. */
    Optional<Node> today(RuleChange.Changed changed) {
        return TreePath.of(changed.sheet(), changed.at(), tree).get(tree);
    }

    /** What that is called today which has a figure. */
    String title(RuleChange.Changed changed) {
        BlockPath thing = BlockPath.of(changed.at().block());
        BlockPath named = thing.id().equals("rating") ? BlockPath.of(thing.block()) : thing;
        return TreePath.of(changed.sheet(), named, tree).get(tree).flatMap(Node::asMap)
                .flatMap(written -> written.text("title")).orElseGet(() -> Label.words(named.id()));
    }

    /** What came in its place: what a later version says that stood there before it, or what stands there today. */
    Optional<Node> next(RuleChange.Changed changed) {
        List<RuleChange.Changed> all = migrations.editions().stream().flatMap(edition -> edition.changes().stream())
                .flatMap(change -> change.asChanged().stream())
                .filter(other -> other.sheet().equals(changed.sheet()) && other.at().equals(changed.at())).toList();
        int after = all.indexOf(changed) + 1;
        return after < all.size() ? all.get(after).was() : lastEntry(changed).map(was -> was.get(changed.at().id()))
                .orElseGet(() -> today(changed));
    }

    /** What had the figure, as it was when a version made something else of it; empty while it is there. */
    private Optional<MapNode> lastEntry(RuleChange.Changed changed) {
        BlockPath thing = BlockPath.of(changed.at().block());
        return isThere(changed) ? Optional.empty() : migrations.editions().stream()
                .flatMap(edition -> edition.changes().stream())
                .filter(change -> change.sheet().equals(changed.sheet()) && change.gone().contains(thing))
                .findFirst().flatMap(change -> change.entry(thing));
    }

    /** Whether what has a figure is in the game. */
    boolean isThere(RuleChange.Changed changed) {
        return TreePath.of(changed.sheet(), BlockPath.of(changed.at().block()), tree).get(tree).isPresent();
    }

    boolean holdsFromNowOn(RuleChange.Changed changed) {
        return changed.fromNowOn().orElseGet(() -> new Stricter(changed.at().id(), changed.was(), next(changed))
                .isStricter());
    }

    private MapNode since(MapNode former, RuleChange change) {
        if (!hasPlace(former, change)) {
            return former;
        }
        return switch (change) {
            case RuleChange.Changed changed -> former;
            case RuleChange.Retired retired -> !Ghost.isKept(retired.at()) ? former
                    : TreePath.of(change.sheet(), change.at(), former).put(former, Optional.of(Ghost.of(retired.at(),
                            retired.was(), retired.because())));
            case Merged merged -> merged.since(former);
            case Moved moved -> moved.since(former);
            case Split split -> new SplitTree(former, migrations.editions()).since(split);
        };
    }
}
