package lampblack.replay;

import java.util.List;
import java.util.Map;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;

/**
 * What one entry of the ledger did.
 *
 * @param applied whether it named nothing unknown, so that it took effect
 * @param changes how each currency changed
 * @param balances what was left of each currency after it
 * @param after the state after it
 * @param came the options that came with what it takes
 * @param went those that went with it
 * @param forMembers what each member gets with it, by how it belongs to the sheet and by its track
 * @param forOwners what its owners get when it is taken, by link and by their track
 */
public record EntryResult(
        LedgerEntry entry,
        boolean applied,
        Map<String, Long> changes,
        Map<String, Long> balances,
        List<Violation> violations,
        Choices after,
        List<TakenOption> came,
        List<TakenOption> went,
        Map<String, Map<String, Long>> forMembers,
        Map<String, Map<String, Long>> forOwners) {

    /** What of a sheet's own tracks found no room. */
    public List<Violation> lost(SheetRules sheet) {
        return violations.stream().filter(violation -> violation.found().code() == Code.LEDGER__LOST
                && sheet.tracks().containsKey(violation.subject())).toList();
    }

    EntryResult withViolations(List<Violation> others) {
        return new EntryResult(entry, applied, changes, balances, others, after, came, went, forMembers,
                forOwners);
    }
}
