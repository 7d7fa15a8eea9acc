package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.option.OptionKey;

/** The options of a sheet by their lists, tags and playbooks, in the order in which they are written. */
final class OptionGroups {

    private final Map<String, List<String>> tagged = new HashMap<>();
    private final Map<String, List<String>> ofPlaybook = new LinkedHashMap<>();
    private final Map<String, List<String>> playbooks = new LinkedHashMap<>();

    /** Takes down an option of a list. */
    void add(String path, MapNode option) {
        option.scalars("tags").forEach(tag -> put(tagged, tag, path));
        List<Scalar> of = option.scalars("playbook");
        of.forEach(playbook -> put(ofPlaybook, playbook, path));
        playbooks.put(path, of.stream().map(OptionGroups::id).toList());
    }

    /** Takes down a playbook, which belongs to itself. */
    void addPlaybook(String path) {
        playbooks.put(path, List.of(path.substring(path.indexOf('.') + 1)));
    }

    private static void put(Map<String, List<String>> group, Scalar name, String path) {
        group.computeIfAbsent(id(name), any -> new ArrayList<>()).add(path);
    }

    /** An id that may be written with its block. */
    private static String id(Scalar name) {
        return name.text().substring(name.text().lastIndexOf('.') + 1);
    }

    /** The paths of all options, playbooks among them. */
    Set<String> all() {
        return playbooks.keySet();
    }

    /** The paths of the options of a list. */
    List<String> ofList(String list) {
        return playbooks.keySet().stream().filter(path -> path.startsWith(list + ".")).toList();
    }

    /** The paths of the options that have a tag. */
    List<String> tagged(String tag) {
        return tagged.getOrDefault(tag, List.of());
    }

    /** The paths of the options that are of a playbook. */
    List<String> ofPlaybook(String id) {
        return ofPlaybook.getOrDefault(id, List.of());
    }

    /** Whether some option is of a playbook that there is not, which is reported there. */
    boolean holdsStrays() {
        return ofPlaybook.keySet().stream().anyMatch(id -> !playbooks.containsKey(OptionKey.PLAYBOOKS + "." + id));
    }

    /** The playbooks that an option is of. */
    List<String> playbooks(String path) {
        return playbooks.getOrDefault(path, List.of());
    }
}
