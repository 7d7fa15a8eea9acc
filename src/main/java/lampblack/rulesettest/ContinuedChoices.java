package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Puts the choices of a test behind those of a character: entries and rulings follow, all else replaces by key, in each
 * part as in the whole.
 */
public final class ContinuedChoices {

    private static final List<String> FOLLOWING = List.of("ledger", "rulings");
    private static final String PARTS = "parts";
    /** How deep the keys of what is chosen stand, and below {@code parts}: the kind, the name, then as in the whole. */
    private static final int BY_KEY = 1;
    private static final int WITHIN_PARTS = 4;
    /** The kind, the name and what is marked. */
    private static final int MARKED_ON_PARTS = 3;

    private ContinuedChoices() {}

    /** The choices of one tree, continued by those of another. */
    public static MapNode of(MapNode base, MapNode more) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (String key : List.of("sheet", "links", "fields", "creation", "parts", "ledger", "rulings", "now")) {
            MapNode.Entry before = base.entries().get(key);
            MapNode.Entry after = more.entries().get(key);
            if (after != null || before != null) {
                entries.put(key, before == null ? after : after == null ? before
                        : join(key.equals(PARTS) ? WITHIN_PARTS : BY_KEY, before, after));
            }
        }
        base.map("now").flatMap(old -> more.map("now").map(marks -> marks(old, marks, entries.get(PARTS))))
                .ifPresent(marks -> entries.put("now", new MapNode.Entry(more.entries().get("now").key(), marks)));
        return new MapNode(entries, more.span());
    }

    /** Marks by track, and those of parts by kind, name and track. */
    private static Node marks(MapNode before, MapNode after, MapNode.Entry parts) {
        Map<String, MapNode.Entry> all = new LinkedHashMap<>(before.entries());
        after.all().forEach(entry -> all.merge(entry.key().text(), entry, (old, other) -> parts != null
                && parts.value().get(entry.key().text()).isPresent() ? join(MARKED_ON_PARTS - 1, old, other) : other));
        return new MapNode(all, after.span());
    }

    private static MapNode.Entry join(int depth, MapNode.Entry before, MapNode.Entry after) {
        Node old = before.value();
        Node more = after.value();
        Optional<Node> joined = old.asMap().flatMap(first -> more.asMap().map(second -> replaced(depth, first, second)));
        joined = joined.or(() -> FOLLOWING.contains(after.key().text())
                ? old.asList().flatMap(first -> more.asList().map(second -> followed(first, second)))
                : Optional.empty());
        return joined.map(value -> new MapNode.Entry(after.key(), value)).orElse(more.isNull() ? before : after);
    }

    private static Node followed(ListNode before, ListNode after) {
        List<Node> items = new ArrayList<>(before.items());
        items.addAll(after.items());
        return new ListNode(items, after.span());
    }

    private static Node replaced(int depth, MapNode before, MapNode after) {
        Map<String, MapNode.Entry> all = new LinkedHashMap<>(before.entries());
        after.all().forEach(entry -> all.merge(entry.key().text(), entry,
                (old, other) -> depth > BY_KEY ? join(depth - 1, old, other) : other));
        return new MapNode(all, after.span());
    }

    /** The character that choices make under a ruleset. */
    public static CharacterFile character(MapNode choices, String ruleset, Span place) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        entries.put("ruleset", new MapNode.Entry(Scalar.text("ruleset", place), Scalar.text(ruleset, place)));
        entries.putAll(choices.entries());
        return CharacterFile.decode(new MapNode(entries, choices.span())).value().orElseThrow();
    }
}
