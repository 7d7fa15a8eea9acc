package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import lampblack.edit.LoadedCharacter;
import lampblack.node.Node;
import lampblack.replay.EntryResult;

/** What an entry of the ledger did. @param number counted from 1 */
public record HistoryJson(int number, Node entry, boolean applied, Map<String, Long> changes,
        Map<String, Long> balances, @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> came) {

    /** What each entry of the ledger did, in order. */
    public static List<HistoryJson> of(LoadedCharacter character) {
        return character.evaluated().history().stream().map(HistoryJson::of).toList();
    }

    private static HistoryJson of(EntryResult result) {
        return new HistoryJson(result.entry().header().index() + 1, result.entry().header().node(), result.applied(),
                result.changes(), result.balances(),
                result.came().stream().map(taken -> taken.list() + "." + taken.id()).toList());
    }
}
