package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.CellMap;

/** The cells of its maps that a character holds, by map: the start, then in the order they were taken. */
record MapsJson(DerivedSheet derived) {

    Map<String, Object> maps() {
        Map<String, Object> maps = new LinkedHashMap<>();
        for (CellMap map : derived.sheet().maps().values()) {
            if (map.isOf(derived)) {
                List<String> held = new ArrayList<>(List.of(map.start()));
                held.addAll(map.held(derived.choices().list(map.list())).keySet());
                maps.put(map.id(), held.stream().distinct().toList());
            }
        }
        return maps;
    }
}
