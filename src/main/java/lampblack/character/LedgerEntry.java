package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** One line of a ledger, as written. */
public sealed interface LedgerEntry {

    /** The keys that say what kind of entry it is. */
    List<String> KINDS = List.of("earn", "advance", "milestone", "gain", "lose", "change", "retire", "note");

    EntryHeader header();

    /** Whether it is nothing but a note, which changes nothing. */
    default boolean isNote() {
        return switch (this) {
            case Remark remark -> true;
            case Earn earn -> false;
            case Buy buy -> false;
            case ReachMilestone reach -> false;
            case Gain gain -> false;
            case Lose lose -> false;
            case ChangePlaybook change -> false;
            case Retire retire -> false;
        };
    }

    /** Experience that was earned, each amount by its source. */
    record Earn(EntryHeader header, MapNode amounts) implements LedgerEntry {}

    /** Something bought with what was earned. */
    record Buy(EntryHeader header, Scalar advance) implements LedgerEntry {}

    /** A milestone that was reached in play. */
    record ReachMilestone(EntryHeader header, Scalar milestone) implements LedgerEntry {}

    /** Something that came to the character outside the price list. */
    record Gain(EntryHeader header, MapNode what) implements LedgerEntry {}

    /** Something that was lost in play. */
    record Lose(EntryHeader header, MapNode what) implements LedgerEntry {}

    /** Another playbook from here on. */
    record ChangePlaybook(EntryHeader header, MapNode what) implements LedgerEntry {}

    /** The end of a career; nothing may follow but notes. */
    record Retire(EntryHeader header, String words) implements LedgerEntry {}

    /** An entry that is nothing but a note. */
    record Remark(EntryHeader header, String words) implements LedgerEntry {}

    /** Reads one item of a ledger that fits the schema; empty for what is not an entry. */
    static Optional<LedgerEntry> decode(int index, Node item) {
        if (!(item instanceof MapNode map)) {
            return Optional.empty();
        }
        // A note may stand beside any other kind; by itself it is an entry.
        return KINDS.stream().filter(map::has).findFirst().flatMap(kind -> of(kind, index, map));
    }

    private static Optional<LedgerEntry> of(String kind, int index, MapNode map) {
        Node value = map.get(kind).orElseThrow();
        EntryHeader header = new EntryHeader(index, map, value.span());
        if (value instanceof MapNode what) {
            return switch (kind) {
                case "earn" -> Optional.of(new Earn(header, what));
                case "gain" -> Optional.of(new Gain(header, what));
                case "lose" -> Optional.of(new Lose(header, what));
                case "change" -> Optional.of(new ChangePlaybook(header, what));
                default -> Optional.empty();
            };
        }
        if (value instanceof Scalar word) {
            return switch (kind) {
                case "advance" -> Optional.of(new Buy(header, word));
                case "milestone" -> Optional.of(new ReachMilestone(header, word));
                case "retire" -> Optional.of(new Retire(header, word.text()));
                case "note" -> Optional.of(new Remark(header, word.text()));
                default -> Optional.empty();
            };
        }
        return Optional.empty();
    }
}
