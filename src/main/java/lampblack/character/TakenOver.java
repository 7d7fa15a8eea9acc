package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * The place in a ledger from which on a later version of the game holds: {@code {version: 2.0.0, was: 1.0.0}}. It is no
 * entry: nothing comes of it, and play does not begin with it.
 *
 * @param index its number in the ledger, counted from 0
 * @param version the one that holds from here on
 * @param was the version that held before, or those of several layers by their ids
 */
public record TakenOver(int index, Scalar version, Optional<Node> was) {

    public static final String VERSION = "version";
    public static final String WAS = "was";

    /** Those that stand in a ledger, in their order. */
    static List<TakenOver> all(MapNode root) {
        List<TakenOver> all = new ArrayList<>();
        List<Node> items = root.get("ledger").flatMap(Node::asList).map(ListNode::items).orElse(List.of());
        for (int i = 0; i < items.size(); i++) {
            int index = i;
            items.get(i).asMap().flatMap(map -> map.scalar(VERSION).map(version ->
                    new TakenOver(index, version, map.get(WAS)))).ifPresent(all::add);
        }
        return List.copyOf(all);
    }
}
