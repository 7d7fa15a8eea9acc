package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.Entry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
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
                to.object(track.id(), -balance, Diagnostic.of(Code.LEDGER__OVERDRAWN, entry.header().span(), "track",
                        after.titleOf(track.label()), "cost", -change, "before", before.balance(track.id())));
            }
        }
    }
}
