package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.CellMap;

/** The cells of its maps that a character holds, by map: the start, then in the order they were taken. */
record MapsJson(DerivedSheet at) {

    Map<String, Object> maps() {
        Map<String, Object> maps = new LinkedHashMap<>();
        for (CellMap map : at.sheet().maps().values()) {
            if (map.isOf(at)) {
                List<String> held = new ArrayList<>(List.of(map.start()));
                held.addAll(map.held(at.choices().list(map.list())).keySet());
                maps.put(map.id(), held.stream().distinct().toList());
            }
        }
        return maps;
    }
}
