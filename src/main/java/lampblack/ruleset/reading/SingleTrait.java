package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * One thing with a rating and no set round it. In YAML: {@code wealth: {rating: {max: 4}}}. It is read as a set whose
 * only
 * entry has its id and its title.
 */
final class SingleTrait {

    private SingleTrait() {}

    /** What a set says, with the entry that it is itself where it names none. */
    static MapNode spread(MapNode.Entry set) {
        MapNode map = ElementReader.body(set);
        boolean single = map.has("rating") && !map.has("entries") && !map.has("open") && !map.has("under");
        if (!single) {
            return map;
        }
        Scalar id = set.key();
        Map<String, MapNode.Entry> title = new LinkedHashMap<>();
        map.all().stream().filter(entry -> entry.key().text().equals("title"))
                .forEach(entry -> title.put("title", entry));
        MapNode entries = new MapNode(Map.of(id.text(), new MapNode.Entry(id, new MapNode(title, id.span()))),
                id.span());
        return map.with("entries", entries);
    }
}
