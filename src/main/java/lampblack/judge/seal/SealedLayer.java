package lampblack.judge.seal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.WrittenMigrations;

/**
 * One layer of a sealed game: whom it is owed to.
 *
 * @param migrations what it says of its earlier versions, where the character was made under one
 */
record SealedLayer(Credit credit, Optional<WrittenMigrations> migrations) {

    private static final Set<String> KEYS = Set.of("id", "title", "version", "licence", "credits", "migrations");
    private static final int LONGEST = 2_000;
    private static final int MOST_LINES = 50;

    MapNode tree() {
        MapNode tree = NewNodes.map();
        tree = NewNodes.text(tree, "id", credit.ruleset());
        tree = NewNodes.text(tree, "title", credit.title());
        tree = NewNodes.text(tree, "version", credit.version());
        tree = NewNodes.text(tree, "licence", credit.licence());
        tree = tree.with("credits", NewNodes.list(credit.lines()));
        return migrations.isPresent() ? tree.with("migrations", migrations.get().editions()) : tree;
    }

    /** Empty where it is none. */
    static Optional<SealedLayer> of(Node written) {
        Optional<MapNode> map = written.asMap().filter(layer -> KEYS.containsAll(layer.keys()));
        return map.filter(layer -> layer.text("id").filter(Ruleset::isId).isPresent()
                && layer.get("credits").flatMap(Node::asList).filter(SealedLayer::areLines).isPresent()
                && layer.all().stream().allMatch(entry -> isShort(entry.value()))).map(SealedLayer::read);
    }

    private static SealedLayer read(MapNode layer) {
        String id = layer.text("id").orElseThrow();
        String version = layer.text("version").orElse("");
        return new SealedLayer(new Credit(id, layer.text("title").orElse(id), version,
                layer.text("licence").orElse(""), layer.scalars("credits").stream().map(Scalar::text).toList()),
                layer.map("migrations").map(editions -> new WrittenMigrations(id, version, editions)));
    }

    private static boolean areLines(ListNode lines) {
        return lines.items().size() <= MOST_LINES
                && lines.items().stream().allMatch(line -> line.asValue().isPresent() && isShort(line));
    }

    private static boolean isShort(Node node) {
        return node.asScalar().filter(scalar -> scalar.text().length() > LONGEST).isEmpty();
    }

    static List<Credit> credits(List<SealedLayer> layers) {
        return layers.stream().map(SealedLayer::credit).toList();
    }
}
