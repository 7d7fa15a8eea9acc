package lampblack.node;

import java.util.Collection;
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

    @Override
    public Optional<Scalar> asValue() {
        return Optional.empty();
    }

    @Override
    public boolean isNull() {
        return false;
    }

    @Override
    public boolean isEmpty() {
        return items.isEmpty();
    }

    @Override
    public Optional<Long> integer() {
        return Optional.empty();
    }

    @Override
    public Optional<Boolean> bool() {
        return Optional.empty();
    }

    @Override
    public Collection<MapNode.Entry> all() {
        return List.of();
    }

    @Override
    public Optional<Node> get(String key) {
        return Optional.empty();
    }

    @Override
    public List<Node> children() {
        return items;
    }
}
