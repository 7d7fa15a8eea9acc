package lampblack.engine;

import java.util.List;
import java.util.Map;
import lampblack.character.Entry;
import lampblack.character.State;
import lampblack.rules.Objection;

/**
 * What one entry of the ledger did.
 *
 * @param applied whether it named nothing unknown, so that it took effect
 * @param changes how each currency changed
 * @param balances what was left of each currency after it
 * @param after the state after it
 */
public record Line(
        Entry entry,
        boolean applied,
        Map<String, Long> changes,
        Map<String, Long> balances,
        List<Objection> objections,
        State after) {

    Line with(List<Objection> others) {
        return new Line(entry, applied, changes, balances, others, after);
    }
}
