package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * What belongs to the heirs of a playbook is its own as well.
 *
 * @param old the id of the playbook that was split
 */
record PlaybookHeirs(String sheet, String old, Set<String> heirs) {

    private static final String PLAYBOOK = "playbook";
    private static final String ENTRIES = "entries";

    MapNode in(MapNode tree) {
        return within(tree, "sheets", sheets -> within(sheets, sheet, own -> {
            MapNode lists = within(own, "lists", all -> each(all, list -> within(list, ENTRIES, entries ->
                    each(entries, this::option))));
            return within(lists, "earning", all -> each(all, this::trigger));
        }));
    }

    private static MapNode within(MapNode map, String key, UnaryOperator<MapNode> change) {
        return map.map(key).map(below -> map.with(key, change.apply(below))).orElse(map);
    }

    private static MapNode each(MapNode map, UnaryOperator<MapNode> change) {
        MapNode changed = map;
        for (MapNode.Entry entry : map.all()) {
            changed = within(changed, entry.key().text(), change);
        }
        return changed;
    }

    private MapNode option(MapNode option) {
        List<Node> own = option.get(PLAYBOOK).map(Node::items).orElse(List.of());
        if (own.stream().noneMatch(this::isHeir) || own.stream().anyMatch(id -> isNamed(id, old))) {
            return option;
        }
        List<Node> more = new ArrayList<>(own);
        more.add(Scalar.text(old, option.span()));
        return option.with(PLAYBOOK, new ListNode(more, option.span()));
    }

    /** A way to earn with what it says to one of the heirs. */
    private MapNode trigger(MapNode earning) {
        Optional<MapNode> says = earning.map("says").filter(words -> !words.has(old));
        Optional<Node> first = says.flatMap(words -> words.all().stream()
                .filter(entry -> heirs.contains(entry.key().text())).findFirst()).map(MapNode.Entry::value);
        return first.map(words -> earning.with("says", says.orElseThrow().with(old, words))).orElse(earning);
    }

    private boolean isHeir(Node id) {
        return heirs.stream().anyMatch(heir -> isNamed(id, heir));
    }

    private static boolean isNamed(Node id, String name) {
        return id.asValue().map(Scalar::text).map(text -> text.substring(text.lastIndexOf('.') + 1))
                .filter(name::equals).isPresent();
    }
}
