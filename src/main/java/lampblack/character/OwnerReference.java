package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * What a character says of one sheet it belongs to: {@code crew: ../crews/gulls.yaml}, or with the answers to what comes
 * from there {@code crew: {file: gulls.yaml, deadly: {which: hunt}}}.
 *
 * @param link the id of the link
 * @param file where the owner stands
 * @param details whatever else is said; empty where the file stands alone
 */
public record OwnerReference(Scalar link, Scalar file, MapNode details) {

    /** The key under which the file stands among answers. */
    public static final String FILE = "file";

    /** What comes by it hangs on one pick, under whose place the answers stand. */
    public Pick pick() {
        return new Pick(file, details);
    }

    public String id() {
        return link.text();
    }

    static List<OwnerReference> decode(MapNode root) {
        List<OwnerReference> all = new ArrayList<>();
        for (MapNode.Entry entry : root.map("links").map(MapNode::all).orElse(List.of())) {
            MapNode details = entry.value() instanceof MapNode map ? map : new MapNode(Map.of(), entry.value().span());
            Optional<Scalar> file = entry.value() instanceof Scalar scalar ? Optional.of(scalar) : details.scalar(FILE);
            file.filter(item -> !item.isNull()).ifPresent(item ->
                    all.add(new OwnerReference(entry.key(), item, details)));
        }
        return List.copyOf(all);
    }
}
