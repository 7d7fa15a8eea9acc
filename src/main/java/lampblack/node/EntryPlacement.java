package lampblack.node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;

/**
 * Puts the entries of a map that ask for it right before or right after the ones they name; those that name the same
 * one keep their own order.
 */
final class EntryPlacement {

    private final Map<String, MapNode.Entry> entries;
    private final Map<String, WantedPlace> places;
    private final Report report;
    private final Map<String, List<String>> ahead = new HashMap<>();
    private final Map<String, List<String>> behind = new HashMap<>();
    private final Map<String, MapNode.Entry> placed = new LinkedHashMap<>();

    /** @param places where each entry that asks for a place wants to stand */
    EntryPlacement(Map<String, MapNode.Entry> entries, Map<String, WantedPlace> places, Report report) {
        this.entries = entries;
        this.places = new LinkedHashMap<>(places);
        this.report = report;
    }

    Map<String, MapNode.Entry> all() {
        places.values().removeIf(place -> !isKnown(place));
        places.forEach((key, place) -> (place.ahead() ? ahead : behind)
                .computeIfAbsent(place.neighbour().text(), any -> new ArrayList<>()).add(key));
        for (String key : entries.keySet()) {
            if (!places.containsKey(key)) {
                place(key);
            }
        }
        for (String key : places.keySet()) {
            if (!placed.containsKey(key)) {
                String circular = inCircle(key);
                Scalar neighbour = places.get(circular).neighbour();
                report.add(Diagnostic.of(Code.OVERLAY__AFTER_IN_CIRCLE, neighbour.span(), Message.of(
                        places.get(circular).ahead() ? "overlay.after-in-circle.before" : "overlay.after-in-circle",
                        "key", circular, "neighbour", neighbour.text())));
                place(circular);
            }
        }
        return placed;
    }

    private boolean isKnown(WantedPlace place) {
        Scalar neighbour = place.neighbour();
        if (entries.containsKey(neighbour.text())) {
            return true;
        }
        report.add(Diagnostic.of(Code.OVERLAY__UNKNOWN_AFTER, neighbour.span(), Message.of(
                place.ahead() ? "overlay.unknown-after.before" : "overlay.unknown-after",
                "neighbour", neighbour.text())).suggestOrList(neighbour.text(), entries.keySet()));
        return false;
    }

    /** The first entry, from one that cannot be placed on, whose place hangs on itself. */
    private String inCircle(String start) {
        Set<String> met = new HashSet<>();
        String key = start;
        while (met.add(key)) {
            key = places.get(key).neighbour().text();
        }
        return key;
    }

    /** Places an entry with all that hang on it: those ahead of it, itself, those behind it. */
    private void place(String first) {
        Set<String> begun = new HashSet<>();
        Deque<String> next = new ArrayDeque<>();
        next.push(first);
        while (!next.isEmpty()) {
            String key = next.pop();
            List<String> before = ahead.getOrDefault(key, List.of());
            if (!before.isEmpty() && begun.add(key)) {
                next.push(key);
                push(next, before);
            } else if (placed.putIfAbsent(key, entries.get(key)) == null) {
                push(next, behind.getOrDefault(key, List.of()));
            }
        }
    }

    private static void push(Deque<String> next, List<String> keys) {
        for (int i = keys.size() - 1; i >= 0; i--) {
            next.push(keys.get(i));
        }
    }
}
