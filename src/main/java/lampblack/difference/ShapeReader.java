package lampblack.difference;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import lampblack.node.MapNode;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.SheetPaths;

/** Reads what characters may name in a game, and what its own files say of that. */
final class ShapeReader {

    private final String id;
    private final Map<String, SheetPaths> paths = new HashMap<>();

    ShapeReader(Ruleset game) {
        this.id = game.id();
        game.sheets().forEach((sheet, rules) -> paths.put(sheet, SheetPaths.of(rules)));
        paths.put(Renaming.GAME, SheetPaths.ofGame(game.sheets().keySet(), game.rolls().keySet()));
    }

    /** Everything that characters may name, by sheet and the way to it. */
    Map<String, Map<String, Thing>> listed(MapNode tree) {
        Map<String, Map<String, Thing>> all = new TreeMap<>();
        list(ThingReader.game(tree), all);
        return all;
    }

    private void list(Thing thing, Map<String, Map<String, Thing>> all) {
        if (isListed(thing)) {
            all.computeIfAbsent(thing.group(), sheet -> new TreeMap<>()).put(thing.path().toString(), thing);
        }
        thing.blocks().values().forEach(block -> block.values().forEach(inner -> list(inner, all)));
    }

    private boolean isListed(Thing thing) {
        return !thing.id().isEmpty() && paths.containsKey(thing.group())
                && paths.get(thing.group()).has(thing.path());
    }

    ReleasedThing released(Thing thing) {
        String layer = thing.place().source().layer();
        Shape shape = Shape.ofRules(id);
        add(thing, shape);
        return new ReleasedThing(thing.kind().word(thing), thing.title(), shape.hash(), layer.equals(id) ? "" : layer);
    }

    /** The rules of a game that are of nothing that characters name. */
    String rest(MapNode tree) {
        Shape shape = Shape.ofRules(id);
        add(ThingReader.game(tree), shape);
        return shape.hash();
    }

    /** Whatever a game only says. */
    String words(MapNode tree) {
        Shape shape = Shape.ofWords(id);
        words(ThingReader.game(tree), shape);
        return shape.hash();
    }

    private void add(Thing thing, Shape shape) {
        shape.add(thing);
        sorted(thing).forEach((key, block) -> block.values().stream()
                .filter(inner -> !isListed(inner)).forEach(inner -> {
                    shape.begin(key, inner.id());
                    add(inner, shape);
                }));
    }

    private static void words(Thing thing, Shape shape) {
        shape.add(thing);
        sorted(thing).forEach((key, block) -> block.values().forEach(inner -> {
            shape.begin(key, inner.id());
            words(inner, shape);
        }));
    }

    private static Map<String, Map<String, Thing>> sorted(Thing thing) {
        return new TreeMap<>(thing.blocks());
    }
}
