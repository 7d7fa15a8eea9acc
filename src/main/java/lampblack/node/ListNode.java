package lampblack.node;

import java.util.List;
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
}
