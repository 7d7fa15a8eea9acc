package lampblack.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import lampblack.diagnostic.NumberWithUnit;
import lampblack.node.MapNode;

/** The ids of a tree and what they are titled, to tell which id was meant by a text that is none. */
final class IdSuggestions {

    private static final Pattern AMOUNT = Pattern.compile("\\{[a-z-]+: [0-9]+\\}");

    private final MapNode tree;
    private final OwnNames own;
    private final Supplier<List<MapNode>> games;
    private TitledIds titles;

    /** @param game the trees of the game, for examples */
    IdSuggestions(MapNode tree, Supplier<List<MapNode>> game) {
        this.tree = tree;
        this.games = game;
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

    /**
     * The id of what has a text for its title, or the text written as an id.
     *
     * @param path whether it may be a path, which names what is there already
     * @param key whether it is a key, which may name something new
     */
    Optional<String> suggest(String written, boolean path, boolean key) {
        if (titles == null) {
            List<MapNode> trees = new ArrayList<>(games.get());
            trees.add(tree);
            titles = new TitledIds(trees);
        }
        String id = TitledIds.slug(written);
        boolean isNew = !path && key && !id.isEmpty() && id.length() <= 64 && id.indexOf('.') < 0;
        return titles.of(written).or(() -> isNew ? Optional.of(id) : Optional.empty());
    }

    /** An option of the game by its id or title, in the list that has it: {@code {gear: [lantern]}}. */
    Optional<String> inList(String written) {
        String id = suggest(written, false, false).orElse(written);
        return games.get().stream().flatMap(game -> game.map("sheets").stream()).flatMap(sheets -> sheets.all().stream())
                .flatMap(sheet -> sheet.value().get("lists").stream()).flatMap(lists -> lists.all().stream())
                .filter(list -> list.value().get("entries").flatMap(entries -> entries.get(id)).isPresent())
                .map(list -> "{" + list.key().text() + ": [" + id + "]}").findFirst();
    }

    /** Whether it is laid over another game, so that it may take something out. */
    boolean isOverlay() {
        return tree.has("extends") || games.get().stream().anyMatch(game -> game.has("extends"));
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
}
