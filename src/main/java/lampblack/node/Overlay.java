package lampblack.node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;

/**
 * Lays trees over each other, the last on top. Maps merge key by key, scalars and lists replace. {@code replace: true}
 * in a map starts it afresh, {@code {add: […]}} appends to a list, the written word {@code null} takes a key out, and
 * {@code before: key} or {@code after: key} in a map gives it its place among its neighbours. Every node keeps the
 * place it came from.
 */
public final class Overlay {

    /** What another layer may say otherwise, where what was said before is remembered. */
    private static final String TITLE = "title";
    /** Names another roll, which this one is laid over once both are known. */
    public static final String LIKE = "like";
    private static final String ROLL = "rolls/";

    private final Report report = new Report();
    private final Map<String, Span> removals = new LinkedHashMap<>();
    private boolean based;
    /** Whether what is merged is a roll like another, so that what it takes out may be that one's. */
    private boolean alike;
    /** What the lowest layer takes out, which has nothing below it to take from. */
    private Diagnostic unbased;

    private Overlay() {}

    /** Merges layers, the lowest first; the lowest has nothing below it to take from. */
    public static Checked<MergedTree> merge(List<MapNode> layers) {
        Overlay overlay = new Overlay();
        MapNode tree = null;
        for (MapNode layer : layers) {
            tree = overlay.over(tree, null, layer, "");
            overlay.based = true;
        }
        if (overlay.unbased != null) {
            // Whatever else it asks of a base is not there for the same reason.
            return new Checked<>(Optional.empty(), List.of(overlay.unbased));
        }
        return Checked.unlessErrors(new MergedTree(tree, overlay.removals), overlay.report);
    }

    /**
     * One map over another, which is null where there is none below.
     *
     * @param gone what stood below and was started afresh with something around it, or null
     */
    private MapNode over(MapNode below, MapNode gone, MapNode own, String path) {
        boolean roll = path.startsWith(ROLL) && path.indexOf('/', ROLL.length()) < 0;
        // What is like another of its kind is laid over that.
        if (below == null && (gone == null && removals.isEmpty() && isPlain(own) || roll && isLike(own))) {
            return own;
        }
        boolean fresh = own.isTrue("replace");
        boolean around = alike;
        alike = roll ? isLike(own) || !fresh && isLike(below) && !own.has(LIKE) : alike && path.startsWith(ROLL);
        MapNode lost = fresh ? below : gone;
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        if (below != null && !fresh) {
            entries.putAll(below.entries());
        }
        Map<String, WantedPlace> places = new LinkedHashMap<>();
        for (MapNode.Entry entry : own.all()) {
            boolean startsAfresh = fresh && entry.key().text().equals("replace");
            boolean placesItself = !path.isEmpty() && WantedPlace.asks(own, entry.key().text());
            if (!startsAfresh && !placesItself) {
                merge(entries, lost, entry, path);
                entry.value().asMap().flatMap(map -> WantedPlace.of(map, report))
                        .ifPresent(place -> places.put(entry.key().text(), place));
            }
        }
        alike = around;
        if (below != null && !fresh) {
            places.forEach((key, place) -> place.unmoved(key, below, places.keySet()).ifPresent(report::add));
        }
        Map<String, MapNode.Entry> ordered = places.isEmpty() ? entries : new EntryPlacement(entries, places, report)
                .all();
        MapNode merged = new MapNode(ordered, own.span());
        if (below != null && fresh) {
            removeBelow(below, merged, path, own.keySpan("replace"));
        }
        return merged;
    }

    private static boolean isLike(MapNode map) {
        return map != null && map.get(LIKE).flatMap(Node::asValue).isPresent();
    }

    /** Whether a map is as it is written, with nothing in it that speaks of other layers. */
    private static boolean isPlain(MapNode map) {
        for (MapNode.Entry entry : map.all()) {
            String key = entry.key().text();
            boolean plain = !key.equals("replace") && !WantedPlace.KEYS.contains(key)
                    && entry.value().asMap().map(Overlay::isPlain).orElseGet(() -> !removes(entry.value()));
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    private void merge(Map<String, MapNode.Entry> entries, MapNode lost, MapNode.Entry entry, String path) {
        String key = entry.key().text();
        String at = path.isEmpty() ? key : path + "/" + key;
        MapNode.Entry earlier = entries.get(key);
        if (removes(entry.value())) {
            if (earlier != null) {
                remove(entries, entry, at);
            } else if (alike) {
                removals.put(at, entry.key().span().to(entry.value().span()));
            } else if (lost == null || !lost.has(key)) {
                removesNothing(entry, entries, at);
            }
            if (alike && !key.equals(LIKE)) {
                entries.put(key, entry);
            }
            return;
        }
        if (earlier == null) {
            removals.remove(at);
        } else if (key.equals(TITLE) && !earlier.value().span().equals(entry.value().span())) {
            removals.putIfAbsent(at, earlier.value().span());
        }
        Node value = value(earlier == null ? null : earlier.value(), lost == null ? null : lost.get(key).orElse(null),
                entry,
                at);
        entries.put(key, new MapNode.Entry(entry.key(), value));
        if (earlier != null && titled(entry.value()) && !titled(earlier.value())) {
            removals.putIfAbsent(at + "/" + TITLE, earlier.key().span());
        }
    }

    private static boolean titled(Node node) {
        return node.asMap().filter(map -> map.has(TITLE)).isPresent();
    }

    private void remove(Map<String, MapNode.Entry> entries, MapNode.Entry entry, String at) {
        MapNode.Entry earlier = entries.remove(entry.key().text());
        Span span = entry.key().span().to(entry.value().span());
        removals.put(at, span);
        earlier.value().asMap().ifPresent(map -> removeBelow(map, entry.value(), at, span));
    }

    private Node value(Node below, Node lost, MapNode.Entry entry, String path) {
        MapNode own = entry.value().asMap().orElse(null);
        MapNode mapBelow = below == null ? null : below.asMap().orElse(null);
        if (own == null) {
            if (mapBelow != null) {
                removeBelow(mapBelow, entry.value(), path, entry.key().span());
            }
            return entry.value();
        }
        Optional<ListNode> list = below == null ? Optional.empty() : below.asList();
        Optional<ListNode> more = own.keys().size() == 1 ? own.get("add").flatMap(Node::asList) : Optional.empty();
        if (list.isPresent() && more.isPresent()) {
            List<Node> items = new ArrayList<>(list.get().items());
            items.addAll(more.get().items());
            return new ListNode(items, more.get().span());
        }
        return over(mapBelow, lost == null ? null : lost.asMap().orElse(null), own, path);
    }

    private void removesNothing(MapNode.Entry entry, Map<String, MapNode.Entry> entries, String path) {
        String key = entry.key().text();
        Span span = entry.key().span();
        if (!based) {
            unbased = unbased == null
                    ? Diagnostic.of(Code.OVERLAY__NULL_WITHOUT_BASE, span, "key", key)
                            .note(Message.of("note.extends-missing"))
                    : unbased.note(Message.of("note.null-again"), span);
            return;
        }
        Diagnostic nothing = Diagnostic.of(Code.OVERLAY__REMOVES_NOTHING, span, "key", key);
        Span before = removals.get(path);
        report.add(before == null
                ? nothing.suggest(key, entries.keySet())
                : nothing.note(Message.of("note.already-removed"), before));
    }

    /** Remembers what stood below and stands no more. */
    private void removeBelow(MapNode below, Node now, String path, Span span) {
        for (MapNode.Entry entry : below.all()) {
            String key = entry.key().text();
            String at = path.isEmpty() ? key : path + "/" + key;
            Node left = now == null ? null : now.get(key).orElse(null);
            if (left == null) {
                removals.put(at, span);
            }
            entry.value().asMap().ifPresent(deeper -> removeBelow(deeper, left, at, span));
        }
    }

    /** Only the written word takes out; a value that is left open does not. */
    private static boolean removes(Node node) {
        return node.isNull() && node.span().text().equals("null");
    }
}
