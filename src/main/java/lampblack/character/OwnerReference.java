package lampblack.character;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * What a character says of one sheet it belongs to: {@code crew: ../crews/gulls.yaml}, or with the answers to what
 * comes from there {@code crew: {file: gulls.yaml, deadly: {which: hunt}}}.
 *
 * @param link the id of the link
 * @param file where the owner stands
 * @param details whatever else is said; empty where the file stands alone
 */
public record OwnerReference(Scalar link, Scalar file, MapNode details) {

    /** The key under which the file stands among answers. */
    public static final String FILE = "file";

    /** What comes by it depends on one pick, under whose place the answers stand. */
    public Pick pick() {
        return new Pick(file, details);
    }

    public String id() {
        return link.text();
    }

    /** Whether another leads to the same file by the same link. */
    public boolean isSameAs(OwnerReference other) {
        return id().equals(other.id()) && file.text().equals(other.file.text());
    }

    /** What is said in one place, as {@code links} or with an entry of a ledger. */
    public static List<OwnerReference> decode(Collection<MapNode.Entry> said) {
        List<OwnerReference> all = new ArrayList<>();
        for (MapNode.Entry entry : said) {
            MapNode details = entry.value().asMap().orElseGet(() -> new MapNode(Map.of(), entry.value().span()));
            entry.value().asValue().or(() -> details.scalar(FILE))
                    .ifPresent(file -> all.add(new OwnerReference(entry.key(), file, details)));
        }
        return List.copyOf(all);
    }
}
