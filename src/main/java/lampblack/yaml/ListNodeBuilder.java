package lampblack.yaml;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Source;
import lampblack.node.ListNode;
import lampblack.node.Node;

/** A list that is being read. */
final class ListNodeBuilder implements CollectionBuilder {

    private final Source source;
    private final int start;
    private final int column;
    private final boolean bracket;
    private final List<Node> items = new ArrayList<>();
    private int end;

    ListNodeBuilder(Source source, int start, int column, boolean bracket) {
        this.source = source;
        this.start = start;
        this.column = column;
        this.bracket = bracket;
        this.end = start;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int column() {
        return column;
    }

    @Override
    public boolean add(Node node, char style) {
        items.add(node);
        end = node.span().end();
        return true;
    }

    @Override
    public Node close(int bracketEnd) {
        return new ListNode(items, source.span(start, bracket ? bracketEnd : end));
    }
}
