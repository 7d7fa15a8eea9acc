package lampblack.character;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** One line of a ledger, as written. */
public sealed interface LedgerEntry {

    /** The keys that say what kind of entry it is. */
    List<String> KINDS = Stream.of(EntryKind.values()).map(EntryKind::word).toList();

    EntryHeader header();

    EntryKind kind();

    /** What is earned, by its source; empty for every entry of another kind. */
    default Optional<MapNode> earned() {
        return Optional.empty();
    }

    /** The advance it buys; empty for an entry of another kind. */
    default Optional<Scalar> bought() {
        return Optional.empty();
    }

    /** Whether it makes another playbook of the character's. */
    default boolean changesPlaybook() {
        return false;
    }

    /** What it changes of the sheets the character belongs to, by link; none for an entry of another kind. */
    default List<MapNode.Entry> changedLinks() {
        return List.of();
    }

    /** The sheets that the character belongs to from then on. */
    default List<OwnerReference> newLinks() {
        return OwnerReference.decode(changedLinks()).stream().filter(link -> !link.file().text().isBlank()).toList();
    }

    /** Whether nothing comes of what is written: 0, null, or a list or map of no more. */
    static boolean isNothing(Node written) {
        return written.isEmpty() || written.integer().filter(number -> number == 0).isPresent()
                || written.asMap().filter(map -> map.all().stream().allMatch(entry -> isNothing(entry.value())))
                        .isPresent();
    }

    /** Whether a period begins with it. */
    default boolean begins(String id) {
        return false;
    }

    /** What others may have paid for or got something by: an advance or a roll by its id, or the word of the entry. */
    default Optional<String> paidFor() {
        return Optional.empty();
    }

    /** Whether it says that a milestone was reached. */
    default boolean reaches(String id) {
        return false;
    }

    /** Whether it is nothing but a note, which changes nothing. */
    default boolean isNote() {
        return kind() == EntryKind.NOTE;
    }

    /** Experience that was earned, each amount by its source. */
    record Earn(EntryHeader header, MapNode amounts) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.EARN;
        }

        @Override
        public Optional<MapNode> earned() {
            return Optional.of(amounts);
        }
    }

    /** Something bought with what was earned. */
    record Buy(EntryHeader header, Scalar advance) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.ADVANCE;
        }

        @Override
        public Optional<Scalar> bought() {
            return Optional.of(advance);
        }

        @Override
        public Optional<String> paidFor() {
            return Optional.of(advance.text());
        }
    }

    /** What was given to a step of creation and is taken in play. */
    record Due(EntryHeader header, Scalar step) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.DUE;
        }

        @Override
        public Optional<String> paidFor() {
            return Optional.of(kind().word());
        }
    }

    /** A milestone that was reached in play. */
    record ReachMilestone(EntryHeader header, Scalar milestone) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.MILESTONE;
        }

        @Override
        public boolean reaches(String id) {
            return milestone.text().equals(id);
        }
    }

    /** Something that came to the character outside the price list. */
    record Gain(EntryHeader header, MapNode what) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.GAIN;
        }

        @Override
        public Optional<String> paidFor() {
            return Optional.of(kind().word());
        }
    }

    /** Something that was lost in play. */
    record Lose(EntryHeader header, MapNode what) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.LOSE;
        }
    }

    /** Another playbook from here on, or another sheet that the character belongs to. */
    record ChangePlaybook(EntryHeader header, MapNode what) implements LedgerEntry {

        public static final String PLAYBOOK = "playbook";

        @Override
        public EntryKind kind() {
            return EntryKind.CHANGE;
        }

        @Override
        public boolean changesPlaybook() {
            return what.has(PLAYBOOK);
        }

        @Override
        public List<MapNode.Entry> changedLinks() {
            return what.all().stream().filter(entry -> !entry.key().text().equals(PLAYBOOK)).toList();
        }

        @Override
        public Optional<String> paidFor() {
            return Optional.of(kind().word());
        }
    }

    /**
     * What a member has bought or rolled with this sheet's money.
     *
     * @param by the way to the member's file from the folder of this one
     * @param forWhat the id of the advance that was bought, or of the roll
     */
    record Pays(EntryHeader header, MapNode amounts, Scalar by, Scalar forWhat) implements LedgerEntry {

        public static final String KEY = EntryKind.PAYS.word();
        public static final String BY = "by";
        public static final String FOR = "for";

        @Override
        public EntryKind kind() {
            return EntryKind.PAYS;
        }
    }

    /** A roll for which this sheet or its owners have paid from what their ledgers keep. */
    record Rolled(EntryHeader header, Scalar roll) implements LedgerEntry {

        @Override
        public EntryKind kind() {
            return EntryKind.ROLL;
        }

        @Override
        public Optional<String> paidFor() {
            return Optional.of(roll.text());
        }
    }

    /** The beginning of a period, which refills what says so. */
    record Begin(EntryHeader header, Scalar period) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.BEGIN;
        }

        /** Which of its kind the period is, where it says so. */
        public Optional<Long> number() {
            return header.period(period.text());
        }

        @Override
        public boolean begins(String id) {
            return period.text().equals(id);
        }
    }

    /** The end of a career; nothing may follow but notes. */
    record Retire(EntryHeader header, String words) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.RETIRE;
        }
    }

    /** An entry that is nothing but a note. */
    record Remark(EntryHeader header, String words) implements LedgerEntry {
        @Override
        public EntryKind kind() {
            return EntryKind.NOTE;
        }
    }

    /** Reads one item of a ledger that fits the schema; empty for what is not an entry. */
    static Optional<LedgerEntry> decode(int index, Node item) {
        // A note may stand beside any other kind; by itself it is an entry.
        return item.asMap().flatMap(map -> Stream.of(EntryKind.values()).filter(kind -> map.has(kind.word()))
                .findFirst().flatMap(kind -> of(kind, index, map)));
    }

    private static Optional<LedgerEntry> of(EntryKind kind, int index, MapNode map) {
        Node value = map.get(kind.word()).orElseThrow();
        EntryHeader header = new EntryHeader(index, map, value.span());
        Optional<MapNode> what = value.asMap();
        Optional<Scalar> word = value.asScalar();
        return switch (kind) {
            case EARN -> what.map(amounts -> new Earn(header, amounts));
            case GAIN -> what.map(gains -> new Gain(header, gains));
            case LOSE -> what.map(losses -> new Lose(header, losses));
            case CHANGE -> what.map(change -> new ChangePlaybook(header, change));
            case PAYS -> what.flatMap(amounts -> map.scalar(Pays.BY).flatMap(by -> map.scalar(Pays.FOR)
                    .map(bought -> new Pays(header, amounts, by, bought))));
            case ROLL -> word.map(roll -> new Rolled(header, roll));
            case ADVANCE -> word.map(advance -> new Buy(header, advance));
            case DUE -> word.map(step -> new Due(header, step));
            case MILESTONE -> word.map(milestone -> new ReachMilestone(header, milestone));
            case BEGIN -> word.map(period -> new Begin(header, period));
            case RETIRE -> word.map(words -> new Retire(header, words.text()));
            case NOTE -> word.map(words -> new Remark(header, new NoteText(words.text()).words()));
        };
    }
}
