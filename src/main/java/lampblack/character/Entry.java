package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** One line of a ledger, as written. */
public sealed interface Entry {

    /** The keys that say what kind of entry it is. */
    List<String> KINDS = List.of("earn", "advance", "milestone", "gain", "lose", "change", "retire", "note");

    Header header();

    /** Experience that was earned, each amount by its source. */
    record Earn(Header header, MapNode amounts) implements Entry {}

    /** Something bought with what was earned. */
    record Buy(Header header, Scalar advance) implements Entry {}

    /** A milestone that was reached in play. */
    record Reach(Header header, Scalar milestone) implements Entry {}

    /** Something that came to the character outside the price list. */
    record Gain(Header header, MapNode what) implements Entry {}

    /** Something that was lost in play. */
    record Lose(Header header, MapNode what) implements Entry {}

    /** Another playbook from here on. */
    record Change(Header header, MapNode what) implements Entry {}

    /** The end of a career; nothing may follow but notes. */
    record Retire(Header header, String words) implements Entry {}

    /** An entry that is nothing but a note. */
    record Remark(Header header, String words) implements Entry {}

    /** Reads one item of a ledger that fits the schema; empty for what is not an entry. */
    static Optional<Entry> decode(int index, Node item) {
        if (!(item instanceof MapNode map)) {
            return Optional.empty();
        }
        // A note may stand beside any other kind; by itself it is an entry.
        return KINDS.stream().filter(map::has).findFirst().flatMap(kind -> of(kind, index, map));
    }

    private static Optional<Entry> of(String kind, int index, MapNode map) {
        Node value = map.get(kind).orElseThrow();
        Header header = new Header(index, map, value.span());
        if (value instanceof MapNode what) {
            return switch (kind) {
                case "earn" -> Optional.of(new Earn(header, what));
                case "gain" -> Optional.of(new Gain(header, what));
                case "lose" -> Optional.of(new Lose(header, what));
                case "change" -> Optional.of(new Change(header, what));
                default -> Optional.empty();
            };
        }
        if (value instanceof Scalar word) {
            return switch (kind) {
                case "advance" -> Optional.of(new Buy(header, word));
                case "milestone" -> Optional.of(new Reach(header, word));
                case "retire" -> Optional.of(new Retire(header, word.text()));
                case "note" -> Optional.of(new Remark(header, word.text()));
                default -> Optional.empty();
            };
        }
        return Optional.empty();
    }
}
