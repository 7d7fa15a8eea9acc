package lampblack.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;

/**
 * What files say once for all their options: whose they are. The key {@code playbook} at the top of a file is no part of
 * the ruleset; in lists sorted by playbook it stands for the {@code playbook} of each option that is written in that file
 * and is given none by any layer.
 */
final class FileWidePlaybooks {

    private static final String KEY = "playbook";

    private final List<MapNode> files;
    private final Report report;

    private FileWidePlaybooks(List<MapNode> files, Report report) {
        this.files = files;
        this.report = report;
    }

    /** Files without what they say for all their options. */
    static List<MapNode> without(List<MapNode> files) {
        return files.stream().map(file -> file.has(KEY) ? without(file) : file).toList();
    }

    private static MapNode without(MapNode file) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(file.entries());
        entries.remove(KEY);
        return new MapNode(entries, file.span());
    }

    /** The ruleset that layers make, with the playbooks that their files say for all their options. */
    static MapNode fill(MapNode ruleset, List<Layer> layers, Report report) {
        List<MapNode> saying = layers.stream().flatMap(layer -> layer.files().stream())
                .filter(file -> file.has(KEY)).toList();
        return saying.isEmpty() ? ruleset : new FileWidePlaybooks(saying, report).fill(ruleset);
    }

    private MapNode fill(MapNode ruleset) {
        MapNode filled = ruleset;
        for (MapNode file : files) {
            MapNode next = inside(filled, file, List.of("sheets", "*"), (sheet, written) ->
                    inside(lists(sheet, written, file), written, List.of("parts", "*"), (part, of) ->
                            lists(part, of, file)));
            if (next == filled) {
                report.add(Diagnostic.of(Code.RULESET__MISPLACED_KEY, file.keySpan(KEY),
                        Message.of("ruleset.misplaced-key.fills-nothing", "key", KEY)));
            }
            filled = next;
        }
        return filled;
    }

    /** How a map is changed by what is written of it in a file. */
    private interface Change {

        MapNode of(MapNode map, MapNode written);
    }

    /** Changes what stands at a path, in which {@code *} is every key that the file has there. */
    private static MapNode inside(MapNode map, MapNode written, List<String> path, Change change) {
        if (path.isEmpty()) {
            return change.of(map, written);
        }
        MapNode changed = map;
        List<String> keys = path.getFirst().equals("*") ? List.copyOf(written.keys()) : List.of(path.getFirst());
        for (String key : keys) {
            Optional<MapNode> value = changed.map(key);
            Optional<MapNode> said = written.map(key);
            if (value.isPresent() && said.isPresent()) {
                MapNode next = inside(value.get(), said.get(), path.subList(1, path.size()), change);
                changed = next == value.get() ? changed : changed.with(key, next);
            }
        }
        return changed;
    }

    private static MapNode lists(MapNode holder, MapNode written, MapNode file) {
        return inside(holder, written, List.of("lists", "*"), (list, of) ->
                list.text("by").filter(KEY::equals).isEmpty() ? list
                        : inside(list, of, List.of("entries"), (entries, ofEntries) -> options(entries, ofEntries, file)));
    }

    private static MapNode options(MapNode entries, MapNode written, MapNode file) {
        Map<String, MapNode.Entry> filled = new LinkedHashMap<>(entries.entries());
        boolean isChanged = false;
        for (String id : written.keys()) {
            MapNode.Entry option = filled.get(id);
            Optional<MapNode> body = Optional.ofNullable(option).flatMap(entry -> entry.value().asMap());
            if (body.filter(map -> !map.has(KEY)).isPresent()) {
                filled.put(id, new MapNode.Entry(option.key(), with(body.get(), file.entries().get(KEY))));
                isChanged = true;
            }
        }
        return isChanged ? new MapNode(filled, entries.span()) : entries;
    }

    private static MapNode with(MapNode option, MapNode.Entry said) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(option.entries());
        entries.put(KEY, said);
        return new MapNode(entries, option.span());
    }
}
