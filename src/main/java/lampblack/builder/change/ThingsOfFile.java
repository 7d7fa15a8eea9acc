package lampblack.builder.change;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * What a file says, thing by thing: each value by the keys that lead to it, and each item of a list by what it says,
 * with how often it is there.
 */
record ThingsOfFile(Map<String, String> all) {

    private static final String STEP = "/";

    static ThingsOfFile of(MapNode root) {
        Map<String, String> all = new LinkedHashMap<>();
        add(root, "", all);
        return new ThingsOfFile(all);
    }

    private static void add(Node node, String path, Map<String, String> all) {
        switch (node) {
            case MapNode map -> map.entries().forEach((key, entry) -> add(entry.value(), path + STEP + key, all));
            case ListNode list -> list.items().forEach(item -> all.merge(path + STEP + "[" + written(item) + "]", "1",
                    (before, one) -> before + one));
            case Scalar scalar -> {
                if (!scalar.isNull()) {
                    all.put(path, scalar.text());
                }
            }
        }
    }

    private static String written(Node node) {
        return switch (node) {
            case MapNode map -> map.entries().entrySet().stream()
                    .map(entry -> entry.getKey() + ": " + written(entry.getValue().value()))
                    .collect(Collectors.joining(", ", "{", "}"));
            case ListNode list -> list.items().stream().map(ThingsOfFile::written)
                    .collect(Collectors.joining(", ", "[", "]"));
            case Scalar scalar -> scalar.text();
        };
    }

    /** What is different in another file, as it stands there; empty words where it is gone. */
    Map<String, String> changed(ThingsOfFile other) {
        Map<String, String> changed = new TreeMap<>();
        Stream.concat(all.keySet().stream(), other.all.keySet().stream())
                .filter(thing -> !all.getOrDefault(thing, "").equals(other.all.getOrDefault(thing, "")))
                .forEach(thing -> changed.put(thing, other.all.getOrDefault(thing, "")));
        return changed;
    }

    /** Whether two changes are about one thing, or one is about a part of what the other is about. */
    static boolean meet(Map<String, String> one, Map<String, String> other) {
        return one.keySet().stream().anyMatch(thing -> other.keySet().stream().anyMatch(that -> thing.equals(that)
                || thing.startsWith(that + STEP) || that.startsWith(thing + STEP)));
    }
}
