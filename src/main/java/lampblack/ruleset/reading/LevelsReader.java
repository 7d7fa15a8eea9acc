package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.Levels;

/** Reads what a table says of two sides that are compared by it. */
record LevelsReader(ElementReader reader) {

    Optional<Levels> levels(MapNode table) {
        return table.map("compare").map(map -> new Levels(map.text("levels").filter("rows"::equals).isEmpty(),
                map.integer("first").orElse(0L), map.text("together").filter("sum"::equals).isPresent(), shifts(map)));
    }

    private Map<String, String> shifts(MapNode map) {
        Map<String, String> shifts = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("shifts").map(MapNode::all).orElse(List.of())) {
            reader.reference(entry.key(), ReferenceKind.ROLL).ifPresent(roll -> {
                Scalar setting = (Scalar) entry.value();
                if (new RollModifierReader(reader).known(roll, setting, ReferenceKind.SETTING)) {
                    shifts.put(roll, setting.text());
                }
            });
        }
        return shifts;
    }
}
