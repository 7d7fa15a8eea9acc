package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * The place in a ledger up to which a character was made under earlier versions of its game: {@code {version: 2.0.0}}. It
 * is no entry: nothing comes of it, and play does not begin with it.
 *
 * @param index its number in the ledger, counted from 0
 * @param version the one under which the character goes on
 */
public record TakenOver(int index, Scalar version) {

    public static final String VERSION = "version";

    /** Those that stand in a ledger, in their order. */
    static List<TakenOver> all(MapNode root) {
        List<TakenOver> all = new ArrayList<>();
        List<Node> items = root.get("ledger").flatMap(Node::asList).map(ListNode::items).orElse(List.of());
        for (int i = 0; i < items.size(); i++) {
            int index = i;
            items.get(i).asMap().flatMap(map -> map.scalar(VERSION)).map(version -> new TakenOver(index, version))
                    .ifPresent(all::add);
        }
        return List.copyOf(all);
    }
}
