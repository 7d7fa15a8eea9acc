package lampblack.edit;

import java.util.List;
import java.util.Map;
import lampblack.character.LedgerEntry;
import lampblack.play.PeriodMarks;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;

/** The marks of play that an entry of the ledger brings when it is written. */
final class EntryMarks {

    private EntryMarks() {}

    /** What is marked after it, by where that stands in the file; nothing for an entry that was skipped. */
    static Map<List<String>, Long> of(EvaluatedCharacter after, EntryResult result) {
        return switch (result.entry()) {
            case LedgerEntry.Begin begin when result.applied() -> new PeriodMarks(after, begin.period().text()).all();
            case LedgerEntry.Begin begin -> Map.of();
            case LedgerEntry.Earn earn -> Map.of();
            case LedgerEntry.Buy buy -> Map.of();
            case LedgerEntry.ReachMilestone milestone -> Map.of();
            case LedgerEntry.Gain gain -> Map.of();
            case LedgerEntry.Lose lose -> Map.of();
            case LedgerEntry.ChangePlaybook change -> Map.of();
            case LedgerEntry.Pays pays -> Map.of();
            case LedgerEntry.Retire retire -> Map.of();
            case LedgerEntry.Remark remark -> Map.of();
        };
    }
}
