package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.Entry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Judgement;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/** Watches the balances: each is reported where an entry takes it below zero and below its lowest reported point. */
public final class Overdraft {

    private final Map<String, Long> lowest = new LinkedHashMap<>();

    Overdraft copy() {
        Overdraft copy = new Overdraft();
        copy.lowest.putAll(lowest);
        return copy;
    }

    void judge(Entry entry, Standing before, Standing after, Judgement to) {
        for (Track track : after.sheet().tracks().values()) {
            if (!track.ledger()) {
                continue;
            }
            long balance = after.balance(track.id());
            long change = balance - before.balance(track.id());
            if (change < 0 && balance < lowest.getOrDefault(track.id(), 0L)) {
                lowest.put(track.id(), balance);
                to.object(track.id(), -balance, Diagnostic.of(Code.LEDGER__OVERDRAWN, entry.header().span(),
                        Message.of(wording(before.balance(track.id())), "track", after.titleOf(track.label()), "cost",
                                -change, "before", before.balance(track.id()))));
            }
        }
    }

    private static String wording(long before) {
        return before > 0 ? "ledger.overdrawn" : before == 0 ? "ledger.overdrawn.none" : "ledger.overdrawn.further";
    }
}
