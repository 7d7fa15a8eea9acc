package lampblack.node;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;

/** Puts the entries of a map that ask for it right behind the ones they name; those behind one keep their own order. */
final class EntryPlacement {

    private final Map<String, MapNode.Entry> entries;
    private final Map<String, Scalar> places;
    private final Report report;
    private final Map<String, List<String>> behind = new HashMap<>();
    private final Map<String, MapNode.Entry> placed = new LinkedHashMap<>();

    /** @param places the key that each entry asks to stand behind */
    EntryPlacement(Map<String, MapNode.Entry> entries, Map<String, Scalar> places, Report report) {
        this.entries = entries;
        this.places = new LinkedHashMap<>(places);
        this.report = report;
    }

    Map<String, MapNode.Entry> all() {
        places.entrySet().removeIf(entry -> !isKnown(entry.getValue()));
        places.forEach((key, after) -> behind.computeIfAbsent(after.text(), any -> new ArrayList<>()).add(key));
        for (String key : entries.keySet()) {
            if (!places.containsKey(key)) {
                place(key);
            }
        }
        places.forEach((key, after) -> {
            if (!placed.containsKey(key)) {
                report.add(Diagnostic.of(
                        Code.OVERLAY__AFTER_IN_CIRCLE, after.span(), "key", key, "after", after.text()));
                place(key);
            }
        });
        return placed;
    }

    private boolean isKnown(Scalar after) {
        if (entries.containsKey(after.text())) {
            return true;
        }
        report.add(Diagnostic.of(Code.OVERLAY__UNKNOWN_AFTER, after.span(), "after", after.text())
                .suggest(after.text(), entries.keySet()));
        return false;
    }

    private void place(String first) {
        Deque<String> next = new ArrayDeque<>();
        next.push(first);
        while (!next.isEmpty()) {
            String key = next.pop();
            if (placed.put(key, entries.get(key)) == null) {
                List<String> followers = behind.getOrDefault(key, List.of());
                for (int i = followers.size() - 1; i >= 0; i--) {
                    next.push(followers.get(i));
                }
            }
        }
    }
}
