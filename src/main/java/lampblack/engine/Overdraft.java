package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.Entry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Judgement;
import lampblack.rules.Shape;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/** Watches the balances: each is reported where an entry takes it below its least and below its lowest
 * reported point. */
public final class Overdraft {

    private final Map<String, Long> lowest = new LinkedHashMap<>();

    Overdraft copy() {
        Overdraft copy = new Overdraft();
        copy.lowest.putAll(lowest);
        return copy;
    }

    /** What is left of each currency. */
    static Map<String, Long> balances(Standing at) {
        Map<String, Long> balances = new LinkedHashMap<>();
        for (Track track : at.sheet().tracks().values()) {
            if (track.ledger()) {
                balances.put(track.id(), at.balance(track.id()));
            }
        }
        return balances;
    }

    /**
     * @param before the balances before the entry
     * @param left those after it
     */
    void judge(Entry entry, Map<String, Long> before, Map<String, Long> left, Standing after, Judgement to) {
        left.forEach((track, balance) -> {
            long was = before.get(track);
            Track rules = after.sheet().tracks().get(track);
            long floor = rules.shape() instanceof Shape.Counter counter ? Math.min(0, counter.min()) : 0;
            if (balance < was && balance < lowest.getOrDefault(track, floor)) {
                lowest.put(track, balance);
                to.object(track, floor - balance, Diagnostic.of(Code.LEDGER__OVERDRAWN, entry.header().span(),
                        Message.of(wording(was, floor), "track", after.titleOf(rules.label()), "cost", was - balance, "before",
                                was, "floor", floor)));
            }
        });
    }

    private static String wording(long before, long floor) {
        return floor < 0 ? "ledger.overdrawn.floor" : before > 0 ? "ledger.overdrawn" : before == 0 ? "ledger.overdrawn.none" : "ledger.overdrawn.further";
    }
}
