package lampblack.ruleset.migration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A game in which whatever mentioned something that was split mentions one of its heirs, or for a playbook both. */
record HeirMentions(BlockPath split, List<String> heirs, Random random) {

    MapNode in(MapNode tree) {
        return (MapNode) within("", tree);
    }

    private Node within(String key, Node node) {
        return switch (node) {
            case Scalar scalar -> !isMeant(scalar) || key.equals("title") || key.equals("text") ? scalar : named(key,
                    scalar);
            case ListNode list -> new ListNode(list.items().stream().map(item -> within("", item)).toList(),
                    list.span());
            case MapNode map -> {
                Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
                for (MapNode.Entry entry : map.all()) {
                    Node value = within(entry.key().text(), entry.value());
                    for (String name : isMeant(entry.key()) ? heirs : List.of(entry.key().text())) {
                        entries.put(name, new MapNode.Entry(Scalar.text(name, entry.key().span()), value));
                    }
                }
                yield new MapNode(entries, map.span());
            }
        };
    }

    private Node named(String key, Scalar scalar) {
        String head = scalar.text().substring(0, scalar.text().length() - split.id().length());
        List<Node> ids = heirs.stream().<Node>map(heir -> Scalar.text(head + heir, scalar.span())).toList();
        return key.equals("playbook") && random.nextBoolean() ? new ListNode(ids, scalar.span())
                : ids.get(random.nextInt(ids.size()));
    }

    private boolean isMeant(Scalar scalar) {
        String list = BlockPath.of(split.block()).id();
        return scalar.text().equals(split.id()) || scalar.text().equals(list + "." + split.id());
    }
}
