package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Something chosen by name, with the details written beside it: {@code Toolkit} or {@code Toolkit: {quality: fine}}. */
public record Pick(Scalar name, MapNode details) {

    public Span span() {
        return name.span();
    }

    public Optional<String> detail(String key) {
        return details.text(key);
    }

    /** The picks of a list, of a map from names to details, or the single one that stands in place of a list. */
    public static List<Pick> decode(Node node) {
        List<Pick> picks = new ArrayList<>();
        if (node instanceof ListNode list) {
            list.items().forEach(item -> picks.addAll(decode(item)));
        } else if (node instanceof MapNode map) {
            map.all().forEach(entry -> picks.add(of(entry.key(), entry.value())));
        } else if (node instanceof Scalar scalar && !scalar.isNull()) {
            picks.add(of(scalar, scalar));
        }
        return List.copyOf(picks);
    }

    private static Pick of(Scalar name, Node value) {
        // What is no details is remembered by its place, where it is told.
        MapNode none = new MapNode(Map.of(), value instanceof Scalar scalar && !scalar.isNull() ? value.span()
                : name.span());
        return new Pick(name, value instanceof MapNode map ? map : none);
    }
}
