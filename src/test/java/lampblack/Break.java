package lampblack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.replay.EvaluatedCharacter;

/** One way to break one rule in a legal character, and where that must be reported with which code. */
record Break(String name, Way way) {

    /** How it is done; empty where this character gives no occasion. */
    interface Way {
        Optional<Broken> in(EvaluatedCharacter legal, Map<String, Object> file);
    }

    /**
     * What came of it.
     *
     * @param path of keys and numbers in the file
     * @param atKey whether the key is meant rather than its value
     */
    record Broken(Code code, boolean atKey, List<Object> path) {

        Span place(MapNode root) {
            Node at = root;
            Span place = root.span();
            for (Object step : path) {
                if (step instanceof Integer index) {
                    at = ((ListNode) at).items().get(index);
                    place = at instanceof MapNode map ? map.all().iterator().next().key().span() : at.span();
                } else {
                    MapNode.Entry entry = ((MapNode) at).entries().get((String) step);
                    at = entry.value();
                    place = atKey ? entry.key().span() : at.span();
                }
            }
            return place;
        }
    }

    static Optional<Broken> at(Code code, Object... path) {
        return Optional.of(new Broken(code, false, List.of(path)));
    }

    static Optional<Broken> atKey(Code code, Object... path) {
        return Optional.of(new Broken(code, true, List.of(path)));
    }
}
