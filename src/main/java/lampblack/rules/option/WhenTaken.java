package lampblack.rules.option;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.Choices;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;

/**
 * What happens once, at the moment something is taken.
 *
 * @param amounts by track, below 0 for what goes
 */
public record WhenTaken(Map<String, Long> amounts) {

    public static final WhenTaken NOTHING = new WhenTaken(Map.of());

    public WhenTaken {
        amounts = new LinkedHashMap<>(amounts);
    }

    public boolean isNothing() {
        return amounts.isEmpty();
    }

    /** This and what happens besides. */
    public WhenTaken and(WhenTaken other) {
        Map<String, Long> sum = new LinkedHashMap<>(amounts);
        other.amounts.forEach((track, amount) -> sum.merge(track, amount, Long::sum));
        return new WhenTaken(sum);
    }

    /** The choices with what of it the ledger keeps, as far as there is room. */
    public Choices applyTo(Choices choices, DerivedSheet before) {
        Choices next = choices;
        for (Map.Entry<String, Long> entry : amounts.entrySet()) {
            Track track = before.sheet().tracks().get(entry.getKey());
            if (track.ledger()) {
                long amount = entry.getValue();
                next = amount < 0 ? next.spend(track.id(), -amount)
                        : next.earn(track.id(), fitting(track, amount, before.withChoices(next)));
            }
        }
        return next;
    }

    private static long fitting(Track track, long amount, DerivedSheet derived) {
        long size = derived.size(track.id());
        boolean ends = track.overflowLost() || track.shape().isMoved();
        return !ends || size == Amount.UNLIMITED ? amount
                : Math.max(0, Math.min(amount, size - derived.balance(track.id())));
    }
}
