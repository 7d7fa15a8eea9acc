package lampblack.edit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.node.NewValue;

/**
 * The beginning of a period for a group: which number it has, and who still lacks it.
 *
 * @param group the characters, in any order
 */
public record GroupPeriod(List<LoadedCharacter> group, String period) {

    public GroupPeriod {
        group = List.copyOf(group);
    }

    /**
     * One more than the highest number in the group; the highest itself where it is the last thing written for whoever
     * has it, so that what was interrupted is finished.
     */
    public long number() {
        long number = group.stream().mapToLong(character -> character.file().highest(period).orElse(0)).max()
                .orElse(0);
        List<LoadedCharacter> begun = group.stream().filter(character -> hasBegun(character, number)).toList();
        boolean finishes = !begun.isEmpty() && begun.size() < group.size() && begun.stream()
                .allMatch(character -> isLast(character, number)) && group.stream().filter(one -> !begun.contains(one))
                .allMatch(character -> character.file().highest(period).orElse(0) < number);
        return finishes ? number : number + 1;
    }

    /** Whether a character's ledger says that a period has begun. */
    public boolean hasBegun(LoadedCharacter character, long number) {
        return character.file().ledger().stream().anyMatch(entry -> begins(entry, number));
    }

    private boolean isLast(LoadedCharacter character, long number) {
        List<LedgerEntry> ledger = character.file().ledger();
        return begins(ledger.get(ledger.size() - 1), number);
    }

    private boolean begins(LedgerEntry entry, long number) {
        return entry.begins(period) && entry.header().period(period).filter(own -> own == number).isPresent();
    }

    /** The keys of the entry that begins it. */
    public static Map<String, NewValue> entry(String period, long number) {
        Map<String, NewValue> entry = new LinkedHashMap<>();
        entry.put(period, NewValue.of(number));
        entry.put(EntryKind.BEGIN.word(), NewValue.of(period));
        return entry;
    }
}
