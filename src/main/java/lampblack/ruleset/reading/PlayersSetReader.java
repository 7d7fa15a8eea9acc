package lampblack.ruleset.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.option.StatedValue;

/** Reads which values of an option players may set: {@code players-set: [price, load]}. */
record PlayersSetReader(ElementReader reader) {

    private static final String KEY = "players-set";

    static Set<StatedValue> of(MapNode map) {
        return map.scalars(KEY).stream().map(Scalar::text).map(StatedValue::ofWord).collect(Collectors.toSet());
    }

    /** Reports values of a list and its options that are for players to set anyway, since nothing states them. */
    void judge(MapNode list) {
        List<MapNode> options = list.map("entries").map(MapNode::all).orElse(List.of()).stream()
                .map(ElementReader::body).toList();
        for (Scalar value : list.scalars(KEY)) {
            if (isEntries(value) && list.isTrue("open")) {
                reader.misplaced(value.span(), KEY, "open-anyway");
            } else if (!isEntries(value) && !states(value, list)
                    && options.stream().noneMatch(option -> option.has(value.text()))) {
                unstated(value);
            }
        }
        for (MapNode option : options) {
            option.scalars(KEY).stream().filter(value -> !states(value, list) && !option.has(value.text()))
                    .forEach(this::unstated);
        }
    }

    /** Whether a list states a value for all of its options; what it says of quality are the grades there are. */
    private static boolean states(Scalar value, MapNode list) {
        return Optional.of(value.text()).filter(word -> !word.equals(StatedValue.QUALITY.word())).filter(list::has)
                .isPresent();
    }

    private static boolean isEntries(Scalar value) {
        return value.text().equals(StatedValue.ENTRIES.word());
    }

    private void unstated(Scalar value) {
        reader.misplaced(value.span(), KEY, "nothing-stated");
    }
}
