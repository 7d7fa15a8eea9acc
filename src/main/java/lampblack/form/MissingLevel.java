package lampblack.form;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NumberWithUnit;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * What a value says that stands where a map was expected: mostly one of the things that such a map says, without its key.
 *
 * @param part the map that was expected
 */
record MissingLevel(LocatedValue place, Subschema part, IdSuggestions ids) {

    private static final String COLUMNS = "columns";
    /** What a number alone says, the likeliest first. */
    private static final List<String> NUMBERED = List.of("boxes", "max", "start");
    private static final int FEW_WORDS = 4;
    private static final int LONGEST = 60;
    private static final Set<String> TAKES_AWAY = Set.of("remove", "removed", "none", "delete", "gone", "off", "no");

    Optional<Message> note() {
        Node node = place.node();
        return node.asList().map(ListNode::items).filter(items -> items.stream().allMatch(MissingLevel::isPair))
                .filter(items -> !items.isEmpty() && !part.types().contains("array"))
                .map(items -> Message.of("note.no-dashes"))
                .or(() -> node.asScalar().flatMap(this::note));
    }

    private Optional<Message> note(Scalar scalar) {
        String text = scalar.text().strip();
        if (place.item() > 0 && part.allKeys().contains(COLUMNS)) {
            List<String> names = place.holder().map().get(key()).map(Node::items).orElse(List.of()).stream()
                    .flatMap(item -> item.asScalar().stream()).map(Scalar::text).toList();
            return Optional.of(Message.of("note.such-as", "example", "[{" + COLUMNS + ": [" + String.join(", ", names)
                    + "]}]"));
        }
        if (TAKES_AWAY.contains(text) && ids.isOverlay()) {
            return Optional.of(Message.of("note.null-removes", "form", key() + ": null"));
        }
        if (place.item() == 0 && part.allKeys().contains(key()) && part.part(key()).isPresent()
                && part.part(key()).orElseThrow().types().contains("string")) {
            return Optional.of(Message.of("note.entry-around", "form", "{" + key() + ": {" + key() + ": " + text + "}}",
                    "key", key()));
        }
        boolean plain = text.length() <= LONGEST && text.matches("[A-Za-z0-9][A-Za-z0-9 .'-]*");
        String number = NumberWithUnit.in(text).map(NumberWithUnit::number).orElse("…");
        return keyOf(scalar, text).map(key -> Message.of("note.such-as", "example", "{" + key + ": "
                + (isSwitch(key) ? "true" : text.contains(key) && !text.equals(key) ? number : plain ? text : "…") + "}"));
    }

    private boolean isSwitch(String key) {
        return part.part(key).filter(inner -> inner.types().equals(Set.of("boolean"))).isPresent();
    }

    private String key() {
        return place.key() == null ? "" : place.key().text();
    }

    /** Under which key such a value may stand. */
    private Optional<String> keyOf(Scalar scalar, String text) {
        Set<String> keys = part.allKeys();
        Optional<String> word = keys.stream().filter(key -> part.part(key)
                .filter(inner -> inner.values().contains(text)).isPresent()).findFirst();
        if (word.isPresent()) {
            return word;
        }
        Optional<String> named = Stream.of(text.split(" +")).filter(keys::contains).findFirst();
        if (named.isPresent()) {
            return named;
        }
        if (scalar.integer().isPresent()) {
            return NUMBERED.stream().filter(keys::contains).findFirst();
        }
        boolean few = text.split(" +").length < FEW_WORDS;
        if (keys.contains("rolled")) {
            // Details answer questions of the game's, by ids that are not known here.
            return Optional.empty();
        }
        List<String> wanted = part.expects().equals("ledger-entry") ? List.of("note")
                : few ? List.of("title", "text") : List.of("text");
        return scalar.isText() ? wanted.stream().filter(keys::contains).findFirst() : Optional.empty();
    }

    private static boolean isPair(Node item) {
        return item.asMap().map(MapNode::keys).filter(keys -> keys.size() == 1).isPresent();
    }
}
