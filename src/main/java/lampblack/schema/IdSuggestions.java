package lampblack.schema;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;

/** The ids of a tree and what they are titled, to tell which id was meant by a text that is none. */
final class IdSuggestions {

    private final MapNode tree;
    private Map<String, String> byTitle;

    IdSuggestions(MapNode tree) {
        this.tree = tree;
    }

    /** The id of what has a text for its title, or else the text written as an id. */
    Optional<String> suggest(String written, boolean path) {
        if (byTitle == null) {
            byTitle = new HashMap<>();
            gather(tree);
        }
        String titled = byTitle.get(written.strip().toLowerCase(Locale.ROOT));
        if (titled != null) {
            return Optional.of(titled);
        }
        String id = Normalizer.normalize(written, Normalizer.Form.NFD).toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^a-z0-9.]+", "-")
                .replaceAll("^[-.]+|[-.]+$", "");
        boolean near = !id.isEmpty() && id.length() <= 64 && (path || id.indexOf('.') < 0);
        return near ? Optional.of(id) : Optional.empty();
    }

    private void gather(Node node) {
        for (MapNode.Entry entry : node.all()) {
            entry.value().get("title").flatMap(Node::asScalar).ifPresent(title ->
                    byTitle.putIfAbsent(title.text().strip().toLowerCase(Locale.ROOT), entry.key().text()));
            gather(entry.value());
        }
        node.asList().ifPresent(list -> list.items().forEach(this::gather));
    }
}
