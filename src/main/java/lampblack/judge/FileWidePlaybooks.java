package lampblack.judge;

import java.util.ArrayList;
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
 * What files say once for all their options: whose they are. The key {@code playbook} at the top of a file is no part
 * of
 * the ruleset; in lists sorted by playbook it stands for the {@code playbook} of each option that is written in that
 * file
 * and is given none by any layer.
 */
final class FileWidePlaybooks {

    private static final String KEY = "playbook";

    private final MapNode ruleset;
    /** Who each option belongs to by its file: by the path of its list, then by its id. */
    private final Map<List<String>, Map<String, MapNode.Entry>> playbooks = new LinkedHashMap<>();

    private FileWidePlaybooks(MapNode ruleset) {
        this.ruleset = ruleset;
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
        FileWidePlaybooks found = new FileWidePlaybooks(ruleset);
        for (Layer layer : layers) {
            for (MapNode file : layer.files()) {
                if (file.has(KEY) && !found.isFilledBy(file)) {
                    report.add(Diagnostic.of(Code.RULESET__MISPLACED_KEY, file.keySpan(KEY),
                            Message.of("ruleset.misplaced-key.fills-nothing", "key", KEY)));
                }
            }
        }
        return found.filled();
    }

    /** Takes down the options that a file says a playbook for; whether there is any. */
    private boolean isFilledBy(MapNode file) {
        boolean fills = false;
        for (List<String> sheet : below(List.of("sheets"), file)) {
            fills |= isFilledBy(file, sheet);
            for (List<String> part : below(with(sheet, "parts"), file)) {
                fills |= isFilledBy(file, part);
            }
        }
        return fills;
    }

    private boolean isFilledBy(MapNode file, List<String> holder) {
        boolean fills = false;
        for (List<String> list : below(with(holder, "lists"), file)) {
            List<String> path = with(list, "entries");
            Optional<MapNode> options = at(ruleset, path);
            Optional<MapNode> written = at(file, path);
            if (options.isPresent() && written.isPresent()
                    && at(ruleset, list).flatMap(node -> node.text("by")).filter(KEY::equals).isPresent()) {
                for (String id : written.get().keys()) {
                    fills |= options.get().map(id).filter(option -> !option.has(KEY)).isPresent()
                            && playbooks.computeIfAbsent(path, none -> new LinkedHashMap<>())
                                    .putIfAbsent(id, file.entries().get(KEY)) == null;
                }
            }
        }
        return fills;
    }

    private MapNode filled() {
        MapNode filled = ruleset;
        for (List<String> path : playbooks.keySet()) {
            filled = filled(filled, path, playbooks.get(path));
        }
        return filled;
    }

    private static MapNode filled(MapNode map, List<String> path, Map<String, MapNode.Entry> of) {
        if (!path.isEmpty()) {
            String key = path.getFirst();
            return map.with(key, filled(map.map(key).orElseThrow(), path.subList(1, path.size()), of));
        }
        Map<String, MapNode.Entry> options = new LinkedHashMap<>(map.entries());
        of.forEach((id, playbook) -> options.compute(id, (key, option) ->
                new MapNode.Entry(option.key(), with(option.value().asMap().orElseThrow(), playbook))));
        return new MapNode(options, map.span());
    }

    /** The paths of what stands at a path of a file. */
    private static List<List<String>> below(List<String> path, MapNode file) {
        List<List<String>> paths = new ArrayList<>();
        at(file, path).ifPresent(map -> map.keys().forEach(key -> paths.add(with(path, key))));
        return paths;
    }

    private static List<String> with(List<String> path, String key) {
        List<String> longer = new ArrayList<>(path);
        longer.add(key);
        return longer;
    }

    private static Optional<MapNode> at(MapNode map, List<String> path) {
        Optional<MapNode> found = Optional.of(map);
        for (String key : path) {
            found = found.flatMap(node -> node.map(key));
        }
        return found;
    }

    private static MapNode with(MapNode option, MapNode.Entry said) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(option.entries());
        entries.put(KEY, said);
        return new MapNode(entries, option.span());
    }
}
