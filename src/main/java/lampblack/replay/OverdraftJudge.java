package lampblack.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;

/** Watches the balances: each is reported where an entry takes it below its least and below its lowest
 * reported point. One that something unknown may have fed is not reported. */
final class OverdraftJudge {

    private final Map<String, Long> lowest = new LinkedHashMap<>();
    private final Map<String, Long> madeUp = new LinkedHashMap<>();
    private final UncertainBalances uncertain;

    OverdraftJudge() {
        this(new UncertainBalances());
    }

    private OverdraftJudge(UncertainBalances uncertain) {
        this.uncertain = uncertain;
    }

    OverdraftJudge copy() {
        OverdraftJudge copy = new OverdraftJudge(uncertain.copy());
        copy.lowest.putAll(lowest);
        copy.madeUp.putAll(madeUp);
        return copy;
    }

    /** Which balances are not known. */
    public UncertainBalances uncertain() {
        return uncertain;
    }

    /** What is left of each currency. */
    static Map<String, Long> balances(DerivedSheet derived) {
        Map<String, Long> balances = new LinkedHashMap<>();
        for (Track track : derived.sheet().tracks().values()) {
            if (track.ledger()) {
                balances.put(track.id(), derived.balance(track.id()));
            }
        }
        return balances;
    }

    /**
     * @param before the balances before the entry
     * @param left those after it
     */
    void judge(LedgerEntry entry, Map<String, Long> before, Map<String, Long> left, DerivedSheet after,
            ProblemCollector problems) {
        judge(entry, before, left, after, new MakeUps(Map.of()), problems);
    }

    /** The same where later entries make up for some of it. */
    void judge(LedgerEntry entry, Map<String, Long> before, Map<String, Long> left, DerivedSheet after,
            MakeUps makeUps, ProblemCollector problems) {
        left.forEach((track, balance) -> {
            long was = before.get(track);
            Track rules = after.sheet().tracks().get(track);
            long least = Math.min(0, rules.shape().least());
            long floor = least - makeUps.allowed(entry.header().index(), track);
            if (balance < least) {
                madeUp.merge(track, least - Math.max(balance, floor), Math::max);
            }
            if (!uncertain.mayBeMore(track) && balance < was && balance < lowest.getOrDefault(track, floor)) {
                lowest.put(track, balance);
                problems.report(track, floor - balance, Diagnostic.of(Code.LEDGER__OVERDRAWN, entry.header().span(),
                        Message.of(wording(was, floor), "track", after.titleOf(rules.label(), was
                                - balance), "cost", was - balance,
                        "before",
                                was, "floor", floor)));
            }
        });
    }

    /** Whether all that an entry brings makes up for what was spent before. */
    boolean isMadeUp(Map<String, Long> brought) {
        return !brought.isEmpty() && brought.entrySet().stream()
                .allMatch(amount -> amount.getValue() <= madeUp.getOrDefault(amount.getKey(), 0L));
    }

    private static String wording(long before, long floor) {
        return floor < 0 ? "ledger.overdrawn.floor" : before > 0 ? "ledger.overdrawn" : before == 0
                ? "ledger.overdrawn.none" : "ledger.overdrawn.further";
    }
}
