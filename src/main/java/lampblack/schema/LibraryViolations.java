package lampblack.schema;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.form.FormViolation;
import lampblack.form.LocatedValue;
import lampblack.node.MapNode;
import org.everit.json.schema.ValidationException;

/** What the JSON Schema library found in one tree, as violations of our own, with the values they are about. */
final class LibraryViolations {

    private final Map<MapNode, Map<String, Integer>> positions = new IdentityHashMap<>();

    /** @param around the place of the violation that this one is a cause of, or the root */
    FormViolation read(ValidationException e, LocatedValue around) {
        LocatedValue place = place(e.getPointerToViolation().split("/", -1), around);
        List<FormViolation> causes = e.getCausingExceptions().stream().map(cause -> read(cause, place)).toList();
        return new FormViolation(place, Optional.ofNullable(e.getKeyword()).orElse(""),
                Optional.ofNullable(e.getSchemaLocation()).orElse(""), causes);
    }

    /**
     * The place that a pointer leads to. Its steps have been escaped once more for each violation that holds this one,
     * from where that one is; those beyond, only once.
     */
    private LocatedValue place(String[] pointer, LocatedValue around) {
        LocatedValue place = around;
        for (int i = around.depth() + 1; i < pointer.length; i++) {
            place = child(place, key(pointer[i]));
        }
        return place;
    }

    /** A key as it stands in the file, of which the library has escaped four characters. */
    private static String key(String step) {
        return step.replace("\\\"", "\"").replace("\\\\", "\\").replace("~1", "/").replace("~0", "~");
    }

    private LocatedValue child(LocatedValue place, String step) {
        return place.node().asMap().map(map -> place.entry(map.entries().get(step), position(map, step)))
                .orElseGet(() -> place.item(Integer.parseInt(step)));
    }

    private int position(MapNode map, String key) {
        return positions.computeIfAbsent(map, LibraryViolations::positions).get(key);
    }

    private static Map<String, Integer> positions(MapNode map) {
        Map<String, Integer> positions = new HashMap<>();
        map.keys().forEach(key -> positions.put(key, positions.size()));
        return positions;
    }
}
