package lampblack.judge.seal;

import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Nodes that are to be written and stand nowhere yet. */
final class NewNodes {

    private static final Span NOWHERE = new Source("", "").start();

    private NewNodes() {}

    static MapNode map() {
        return new MapNode(Map.of(), NOWHERE);
    }

    static MapNode text(MapNode map, String key, String text) {
        return text.isEmpty() ? map : map.with(key, Scalar.text(text, NOWHERE));
    }

    static ListNode list(List<String> texts) {
        return new ListNode(texts.stream().map(text -> (Node) Scalar.text(text, NOWHERE)).toList(), NOWHERE);
    }

    static ListNode maps(List<MapNode> maps) {
        return new ListNode(List.copyOf(maps), NOWHERE);
    }

    static Scalar number(long number) {
        return Scalar.integer(number, NOWHERE);
    }
}
