package lampblack.replay;

import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.node.MapNode;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.LedgerRoom;

/** Judges what a sheet pays for one of its members, a spending like any other, or below 0 gets by one. */
record MemberPayment(DerivedSheet before, ProblemCollector problems) {

    /** The state after it; empty where something in it is unknown, so that it is skipped as a whole. */
    Optional<Choices> judge(LedgerEntry.Pays pays) {
        Choices next = before.choices();
        boolean known = true;
        for (MapNode.Entry entry : pays.amounts().all()) {
            String track = entry.key().text();
            if (before.sheet().isCurrency(track)) {
                long amount = entry.value().integer().orElse(0L);
                next = amount >= 0 ? next.spend(track, amount) : new LedgerRoom(before.sheet().tracks().get(track),
                        before.withChoices(next)).add(-amount, entry.value().span(), problems);
            } else {
                new GainsAndLosses(before, problems, new UncertainBalances()).unknown(entry.key());
                known = false;
            }
        }
        return known ? Optional.of(next) : Optional.empty();
    }
}
