package lampblack.node;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A list of values. */
public record ListNode(List<Node> items, Span span) implements Node {

    public ListNode {
        items = List.copyOf(items);
    }

    @Override
    public String kind() {
        return "kind.list";
    }

    @Override
    public Optional<MapNode> asMap() {
        return Optional.empty();
    }

    @Override
    public Optional<ListNode> asList() {
        return Optional.of(this);
    }

    @Override
    public Optional<Scalar> asScalar() {
        return Optional.empty();
    }
}
