package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Reads what a layer says of things of its bases under the ids that these have today. Without that, an id that its base
 * has given up would make something new.
 *
 * @param base what the bases come to
 * @param migrations what they say of their earlier versions
 */
public record CarriedLayer(MapNode base, Migrations migrations, Report report) {

    /** Before anything changed, by ids alone: what was merged or moved is not to be looked for elsewhere. */
    private static final Migrations.WrittenAt OLDEST = new Migrations.WrittenAt(LayerVersions.OLDEST, true, false);
    private static final SheetPaths ANY = new SheetPaths(Set.of(), Set.of());
    private static final String SHEETS = "sheets";
    private static final String ENTRIES = "entries";
    private static final Set<String> WITH_ENTRIES = Set.of("lists", "traits");
    /** Keys that name something beside which a thing stands. */
    private static final Set<String> PLACES = Set.of("after", "before");

    /** The tree of a layer with the ids of today, each in the place where the old one is written. */
    public MapNode today(MapNode layer) {
        MapNode next = layer;
        for (String block : List.of(SHEETS, "rolls")) {
            Optional<MapNode> things = layer.map(block);
            if (things.isPresent()) {
                next = next.with(block, things(block, things.get()));
            }
        }
        return next;
    }

    private MapNode things(String block, MapNode things) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (MapNode.Entry entry : things.all()) {
            Scalar key = key(Renaming.GAME, List.of(block), List.of(block), entry.key(), things);
            List<String> keys = List.of(block, key.text());
            Optional<MapNode> sheet = entry.value().asMap().filter(rules -> block.equals(SHEETS));
            Node value = sheet.<Node>map(rules -> inner(key.text(), List.of(), keys, rules)).orElse(entry.value());
            entries.put(key.text(), new MapNode.Entry(key, value));
        }
        return new MapNode(entries, things.span());
    }

    /**
     * @param way the ids on the way to the map, as authors write it
     * @param keys all keys on the way to it
     */
    private MapNode inner(String sheet, List<String> way, List<String> keys, MapNode map) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.all()) {
            boolean hidden = entry.key().text().equals(ENTRIES) && way.size() > 1
                    && WITH_ENTRIES.contains(way.get(way.size() - 2));
            Scalar key = hidden || way.isEmpty() ? entry.key() : key(sheet, way, keys, entry.key(), map);
            List<String> further = hidden ? way : with(way, key.text());
            Node value = entry.value().asMap().<Node>map(inside ->
                    inner(sheet, further, with(keys, key.text()), inside))
                    .orElseGet(() -> PLACES.contains(key.text()) ? beside(sheet, way, keys, entry.value())
                            : entry.value());
            entries.put(key.text(), new MapNode.Entry(key, value));
        }
        return new MapNode(entries, map.span());
    }

    /** What names another thing of the block in which the thing stands that says it. */
    private Node beside(String sheet, List<String> way, List<String> keys, Node named) {
        return way.size() < 2 || named.asValue().isEmpty() ? named : key(sheet, way.subList(0, way.size() - 1),
                keys.subList(0, keys.size() - 1), named.asValue().get(), new MapNode(Map.of(), named.span()));
    }

    private static List<String> with(List<String> ids, String more) {
        List<String> all = new ArrayList<>(ids);
        all.add(more);
        return all;
    }

    private Scalar key(String sheet, List<String> way, List<String> keys, Scalar written, MapNode among) {
        BlockPath path = new BlockPath(String.join(".", way), written.text());
        if (stands(keys, written.text())) {
            return written;
        }
        Optional<Migrations.Renamed> since = migrations.today(sheet, path.block(), path.id(), OLDEST, ANY);
        if (since.filter(renamed -> stands(keys, renamed.id())).isEmpty()) {
            new GoneFromBase(migrations, report).tell(sheet, since.map(Migrations.Renamed::path).orElse(path), written);
            return written;
        }
        String today = since.get().id();
        Diagnostic told = Diagnostic.of(Code.RULESET__OLD_ID, written.span(), "old", written.text(), "today", today,
                "base", since.get().in().layer(), "version", since.get().in().version().toString());
        boolean twice = among.has(today);
        report.add(twice ? told : told.fix(Fix.replace(written.span(), today)));
        return twice ? written : Scalar.text(today, written.span());
    }

    private boolean stands(List<String> keys, String id) {
        return new TreePath(with(keys, id)).get(base).isPresent();
    }
}
