package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** What belongs to a playbook that several have become, as it belonged to all of them. */
record SharedPlaybook(String sheet, String playbook, Set<String> former) {

    private static final String KEY = "playbook";

    MapNode in(MapNode tree) {
        TreePath lists = new TreePath(List.of("sheets", sheet, "lists"));
        MapNode shared = tree;
        for (MapNode.Entry list : lists.get(tree).map(Node::all).orElse(Set.of())) {
            for (MapNode.Entry option : list.value().get("entries").map(Node::all).orElse(Set.of())) {
                Optional<Node> named = option.value().get(KEY);
                if (named.isPresent()) {
                    shared = new TreePath(List.of("sheets", sheet, "lists", list.key().text(), "entries",
                            option.key().text(), KEY)).put(shared, Optional.of(names(named.get())));
                }
            }
        }
        return shared;
    }

    private Node names(Node value) {
        List<Scalar> named = value.items().stream().flatMap(item -> item.asValue().stream()).toList();
        if (named.stream().noneMatch(name -> name.text().equals(playbook))) {
            return value;
        }
        List<Node> all = new ArrayList<>(named);
        former.forEach(id -> all.add(Scalar.text(id, value.span())));
        return new ListNode(all, value.span());
    }
}
