package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EntryResult;

/** The entries of a ledger as JSON. */
public final class HistoryJson {

    private HistoryJson() {}

    /** What each entry of the ledger did, in order. */
    public static List<Object> of(LoadedCharacter character) {
        List<Object> lines = new ArrayList<>();
        for (EntryResult result : character.evaluated().history()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("number", result.entry().header().index() + 1);
            json.put("entry", CharacterJson.plain(result.entry().header().node()));
            json.put("applied", result.applied());
            json.put("changes", result.changes());
            json.put("balances", result.balances());
            if (!result.came().isEmpty()) {
                json.put("came", result.came().stream().map(taken -> taken.list() + "." + taken.id()).toList());
            }
            lines.add(json);
        }
        return lines;
    }
}
