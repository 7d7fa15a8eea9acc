package lampblack.form;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Where a key that there is not would be read, told by what stands behind it.
 *
 * @param map the map it stands in
 * @param part what is known there
 */
record KeyHint(Scalar key, MapNode map, Subschema part, IdSuggestions ids) {

    private static final String WHILE = "while";

    Optional<Message> find() {
        Node value = map.get(key.text()).orElse(null);
        if (value == null) {
            return Optional.empty();
        }
        return tests().or(() -> given(value)).or(() -> unless(value)).or(() -> sheet(value)).or(() -> top(value))
                .or(() -> within(value));
    }

    /** The tests of a game, which have files of their own. */
    private Optional<Message> tests() {
        return key.text().equals("tests") && part.keys().contains("sheets")
                ? Optional.of(Message.of("note.belongs-in", "folder", "tests")) : Optional.empty();
    }

    /** Something of the game among the kinds of gifts. */
    private Optional<Message> given(Node value) {
        Optional<String> kind = part.keys().containsAll(Set.of("sizes", "ratings", "options"))
                ? ids.gift(key.text()) : Optional.empty();
        return kind.map(gift -> gift.equals("options")
                ? Message.of("note.write-form", "form", gift + ": [" + key.text() + "]")
                : Message.of("note.write-form", "form", gift + ": {" + key.text() + ": " + shown(value, "1") + "}"));
    }

    private Optional<Message> unless(Node value) {
        boolean not = key.text().equals("unless") && part.keys().contains(WHILE);
        return not ? Optional.of(Message.of("note.write-form", "form", WHILE + ": {not: " + shown(value, "…") + "}"))
                : Optional.empty();
    }

    /** A sheet beside the sheets. */
    private Optional<Message> sheet(Node value) {
        boolean root = part.keys().contains("sheets") && value.asMap().isPresent();
        Set<String> known = root ? part.sheetKeys() : Set.of();
        boolean fits = !known.isEmpty() && value.asMap().filter(inner -> known.containsAll(inner.keys())
                && !inner.keys().isEmpty()).isPresent();
        return fits ? Optional.of(Message.of("note.sheet-within", "key", key.text())) : Optional.empty();
    }

    /** A block of the whole game within a sheet. */
    private Optional<Message> top(Node value) {
        boolean whole = part.keys().contains("traits") && !part.keys().contains("sheets")
                && part.isOfRuleset(key.text());
        return whole ? Optional.of(Message.of("note.key-at-top", "key", key.text())) : Optional.empty();
    }

    /** An entry of a block beside it: it stands too far out. */
    private Optional<Message> within(Node value) {
        List<String> holders = holders(value, part);
        return above().filter(holders::contains).or(() -> only(holders)).map(holder ->
                Message.of("note.key-looks-within", "key", key.text(), "holder", holder));
    }

    /** The key of the map that is written before it. */
    private Optional<String> above() {
        List<String> keys = List.copyOf(map.keys());
        int before = keys.indexOf(key.text()) - 1;
        return before < 0 ? Optional.empty() : Optional.of(keys.get(before));
    }

    /** The only block among those known whose entries are like a value. */
    static Optional<String> holder(Node value, Subschema part) {
        return only(holders(value, part));
    }

    private static Optional<String> only(List<String> holders) {
        return holders.size() == 1 ? Optional.of(holders.get(0)) : Optional.empty();
    }

    /** The blocks among those known whose entries are like a value. */
    static List<String> holders(Node value, Subschema part) {
        Node like = value.asList().filter(list -> !list.items().isEmpty()).map(list -> list.items().get(0)).orElse(value);
        Set<String> inner = like.asMap().map(inside -> Set.copyOf(inside.keys())).orElse(Set.of());
        return inner.isEmpty() ? List.of() : part.blocksOf(inner);
    }

    private static String shown(Node value, String otherwise) {
        return value.asScalar().map(Scalar::text).filter(text -> text.length() < 40).orElse(otherwise);
    }
}
