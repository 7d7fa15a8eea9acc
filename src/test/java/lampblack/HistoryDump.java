package lampblack;

import java.util.Map;
import lampblack.character.LedgerEntry;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;

/** The history of a character as a text: each entry, how it changed each balance, and what was left of all. */
final class HistoryDump {

    private HistoryDump() {}

    static String print(EvaluatedCharacter evaluated) {
        StringBuilder out = new StringBuilder();
        for (EntryResult result : evaluated.history()) {
            out.append(result.entry().header().index() + 1).append(' ').append(kind(result.entry()));
            result.changes().forEach((track, change) ->
                    out.append(' ').append(track).append(change > 0 ? " +" : " ").append(change));
            out.append(result.applied() ? "" : " skipped");
            result.violations().forEach(violation -> out.append(" [").append(violation.found().id()).append(']'));
            out.append(" →");
            for (Map.Entry<String, Long> entry : result.balances().entrySet()) {
                out.append(' ').append(entry.getKey()).append(' ').append(entry.getValue());
            }
            out.append('\n');
        }
        return out.toString();
    }

    /** The key of an entry that says what kind it is, with its value where that is a word. */
    static String kind(LedgerEntry entry) {
        for (String kind : LedgerEntry.KINDS) {
            if (entry.header().node().has(kind) && (!kind.equals("note") || entry instanceof LedgerEntry.Remark)) {
                String word = entry instanceof LedgerEntry.Buy || entry instanceof LedgerEntry.ReachMilestone
                        ? " " + entry.header().node().text(kind).orElse("") : "";
                return kind + word;
            }
        }
        return "?";
    }
}
