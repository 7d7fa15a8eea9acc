package lampblack.difference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.migration.BlockPath;

/**
 * What things of one of two rulesets are called in the other.
 *
 * @param later ids of the later one, by sheet and path in the earlier
 * @param earlier ids of the earlier one, by sheet and path in the later
 * @param moved where in the earlier one that stood which stands elsewhere, by sheet and path in the later
 */
public record OtherIds(Map<String, String> later, Map<String, String> earlier, Map<String, BlockPath> moved) {

    private static final String SHEETS = "sheets";

    static OtherIds of(List<Change> changes) {
        OtherIds ids = new OtherIds(new HashMap<>(), new HashMap<>(), new HashMap<>());
        for (Change change : changes) {
            switch (change) {
                case Change.NewId renamed -> {
                    ids.later.put(key(renamed.was()), renamed.thing().id());
                    ids.earlier.put(key(renamed.thing()), renamed.was().id());
                }
                case Change.Appeared appeared -> { }
                case Change.Vanished vanished -> { }
                case Change.Parted parted -> { }
                case Change.Became became when became.isMoved() ->
                        ids.moved.put(key(became.thing()), became.were().get(0).path());
                case Change.Became merged -> { }
                case Change.NewFigure figure -> { }
                case Change.NewWords words -> { }
                case Change.NewRule rule -> { }
            }
        }
        return ids;
    }

    /** What a sheet of the earlier one is called in the later. */
    public String sheetToday(String old) {
        return later.getOrDefault("/" + SHEETS + "." + old, old);
    }

    /** What a sheet of the later one was called in the earlier. */
    public String sheetBefore(String today) {
        return earlier.getOrDefault("/" + SHEETS + "." + today, today);
    }

    /** The way in the later one to something of the earlier. */
    public BlockPath today(Thing was) {
        return otherwise(was, later);
    }

    /** The way in the earlier one to something of the later. */
    public BlockPath before(Thing is) {
        return Optional.ofNullable(moved.get(key(is))).orElseGet(() -> otherwise(is, earlier));
    }

    private static BlockPath otherwise(Thing thing, Map<String, String> others) {
        List<String> ids = new ArrayList<>();
        String way = "";
        for (String id : thing.path().ids()) {
            way = way.isEmpty() ? id : way + "." + id;
            ids.add(others.getOrDefault(thing.sheet() + "/" + way, id));
        }
        return BlockPath.of(String.join(".", ids));
    }

    private static String key(Thing thing) {
        return (thing.path().block().equals(SHEETS) ? "" : thing.sheet()) + "/" + thing.path();
    }

    /** What was said in the earlier one, by the ids of the later; texts stay as they were. */
    public Node today(Node was) {
        Map<String, String> words = new HashMap<>();
        later.forEach((path, id) -> words.putIfAbsent(BlockPath.of(path.substring(path.indexOf('/') + 1)).id(), id));
        return words.isEmpty() ? was : today(was, new RenamedWords(words));
    }

    private static Node today(Node was, RenamedWords words) {
        return switch (was) {
            case Scalar scalar when scalar.isText() -> Scalar.text(words.today(scalar.text()), scalar.span());
            case Scalar scalar -> scalar;
            case ListNode list -> new ListNode(list.items().stream().map(item -> today(item, words)).toList(),
                    list.span());
            case MapNode map -> {
                Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
                for (MapNode.Entry entry : map.all()) {
                    String key = entry.key().text();
                    Scalar name = Scalar.text(words.today(key), entry.key().span());
                    entries.put(name.text(), new MapNode.Entry(name, Meaning.isSaid(key) ? entry.value()
                            : today(entry.value(), words)));
                }
                yield new MapNode(entries, map.span());
            }
        };
    }
}
