package lampblack.form;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import lampblack.diagnostic.NumberWithUnit;
import lampblack.node.MapNode;
import lampblack.node.Node;

/** The ids of a tree and what they are titled, to tell which id was meant by a text that is none. */
final class IdSuggestions {

    private static final Pattern AMOUNT = Pattern.compile("\\{[a-z-]+: [0-9]+\\}");

    private final MapNode tree;
    private final OwnNames own;
    private Map<String, String> byTitle;
    private Set<String> known;

    /** @param game the trees of the game, for examples */
    IdSuggestions(MapNode tree, Supplier<List<MapNode>> game) {
        this.tree = tree;
        this.own = new OwnNames(game);
    }

    /** An example with names that the game has. */
    String example(String plain) {
        return own.in(plain);
    }

    /** An example of an amount by name, such as {@code {xp: 6}}, with the amount and the unit that are written. */
    String amount(String written, String plain) {
        String example = own.in(plain);
        if (!AMOUNT.matcher(plain).matches()) {
            return example;
        }
        Optional<String> number = NumberWithUnit.in(written).map(NumberWithUnit::number)
                .or(() -> Optional.of(written).filter(text -> text.matches("[0-9]{1,9}")));
        return amount(written).or(() -> number.map(amount ->
                example.substring(0, example.indexOf(':')) + ": " + amount + "}")).orElse(example);
    }

    /** An amount whose unit is a track of the game, as a map: {@code 6 xp} as {@code {xp: 6}}. */
    Optional<String> amount(String written) {
        return NumberWithUnit.in(written).filter(number -> own.isTrack(number.unit()))
                .map(number -> "{" + number.unit() + ": " + number.number() + "}");
    }

    /** The id of what has a text for its title, or else the text written as an id. */
    Optional<String> suggest(String written, boolean path) {
        if (byTitle == null) {
            byTitle = new HashMap<>();
            known = new HashSet<>();
            gather(tree);
        }
        String titled = byTitle.get(written.strip().toLowerCase(Locale.ROOT));
        if (titled != null) {
            return Optional.of(titled);
        }
        String id = Normalizer.normalize(written, Normalizer.Form.NFD).toLowerCase(Locale.ROOT)
                .replaceAll("[\\u0300-\\u036f]+", "")
                .replaceAll("[^a-z0-9.]+", "-")
                .replaceAll("^[-.]+|[-.]+$", "");
        boolean near = !id.isEmpty() && id.length() <= 64 && (path
                ? known.contains(id.substring(id.lastIndexOf('.') + 1))
                : id.indexOf('.') < 0);
        return near ? Optional.of(id) : Optional.empty();
    }

    boolean isEmpty() {
        return tree.keys().isEmpty();
    }

    /** The kind of gift that something of the game is given by. */
    Optional<String> gift(String id) {
        for (MapNode.Entry sheet : tree.map("sheets").map(MapNode::all).orElse(List.of())) {
            Optional<MapNode> blocks = sheet.value().asMap();
            if (has(blocks, "tracks", id)) {
                return Optional.of("sizes");
            }
            if (isEntry(blocks, "traits", id)) {
                return Optional.of("ratings");
            }
            if (isEntry(blocks, "lists", id)) {
                return Optional.of("options");
            }
        }
        return Optional.empty();
    }

    private static boolean has(Optional<MapNode> sheet, String block, String id) {
        return sheet.flatMap(blocks -> blocks.map(block)).filter(inside -> inside.has(id)).isPresent();
    }

    private static boolean isEntry(Optional<MapNode> sheet, String block, String id) {
        return sheet.flatMap(blocks -> blocks.map(block)).stream().flatMap(inside -> inside.all().stream())
                .anyMatch(holder -> has(holder.value().asMap(), "entries", id));
    }

    private void gather(Node node) {
        for (MapNode.Entry entry : node.all()) {
            known.add(entry.key().text());
            entry.value().get("title").flatMap(Node::asScalar).ifPresent(title ->
                    byTitle.putIfAbsent(title.text().strip().toLowerCase(Locale.ROOT), entry.key().text()));
            gather(entry.value());
        }
        node.asList().ifPresent(list -> list.items().forEach(this::gather));
    }
}
