package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Puts the choices of a test behind those of a character: entries and rulings follow, all else replaces by key. */
public final class ContinuedChoices {

    private static final List<String> FOLLOWING = List.of("ledger", "rulings");
    private static final String PARTS = "parts";

    private ContinuedChoices() {}

    /** The choices of one tree, continued by those of another. */
    public static MapNode of(MapNode base, MapNode more) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (String key : List.of("sheet", "links", "fields", "creation", "parts", "ledger", "rulings", "now")) {
            MapNode.Entry before = base.entries().get(key);
            MapNode.Entry after = more.entries().get(key);
            if (after != null || before != null) {
                entries.put(key, before == null ? after : after == null ? before : join(key, before, after));
            }
        }
        return new MapNode(entries, more.span());
    }

    private static MapNode.Entry join(String key, MapNode.Entry before, MapNode.Entry after) {
        Span place = after.value().span();
        if (FOLLOWING.contains(key) && before.value() instanceof ListNode first
                && after.value() instanceof ListNode second) {
            List<Node> items = new ArrayList<>(first.items());
            items.addAll(second.items());
            return new MapNode.Entry(after.key(), new ListNode(items, place));
        }
        if (!FOLLOWING.contains(key) && before.value() instanceof MapNode first
                && after.value() instanceof MapNode second) {
            Map<String, MapNode.Entry> all = new LinkedHashMap<>(first.entries());
            second.all().forEach(entry -> all.merge(entry.key().text(), entry,
                    key.equals(PARTS) ? (old, other) -> join("", old, other) : (old, other) -> other));
            return new MapNode.Entry(after.key(), new MapNode(all, place));
        }
        return after.value() instanceof Scalar nothing && nothing.isNull() ? before : after;
    }

    /** The character that choices make under a ruleset. */
    public static CharacterFile character(MapNode choices, String ruleset, Span place) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        entries.put("ruleset", new MapNode.Entry(Scalar.text("ruleset", place), Scalar.text(ruleset, place)));
        entries.putAll(choices.entries());
        return CharacterFile.decode(new MapNode(entries, choices.span())).value().orElseThrow();
    }
}
