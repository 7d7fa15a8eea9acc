package lampblack.rules.option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.Choices;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;

/**
 * What happens once, at the moment something is taken.
 *
 * @param amounts by track, below 0 for what goes
 * @param forMembers what those get that belong to the sheet
 */
public record WhenTaken(Map<String, Long> amounts, List<ForMembers> forMembers) {

    public static final WhenTaken NOTHING = new WhenTaken(Map.of(), List.of());

    public WhenTaken {
        amounts = new LinkedHashMap<>(amounts);
        forMembers = List.copyOf(forMembers);
    }

    public boolean isNothing() {
        return amounts.isEmpty() && forMembers.isEmpty();
    }

    /** This and what happens besides. */
    public WhenTaken and(WhenTaken other) {
        Map<String, Long> sum = new LinkedHashMap<>(amounts);
        other.amounts.forEach((track, amount) -> sum.merge(track, amount, Long::sum));
        List<ForMembers> members = new ArrayList<>(forMembers);
        members.addAll(other.forMembers);
        return new WhenTaken(sum, members);
    }

    /** What each member gets, by how it belongs to the sheet, such as {@code character.crew}, and by its track. */
    public Map<String, Map<String, Long>> forMembers(DerivedSheet before) {
        Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        for (ForMembers members : forMembers) {
            Map<String, Long> sum = all.computeIfAbsent(members.path(), path -> new LinkedHashMap<>());
            members.on(before).forEach((track, amount) -> sum.merge(track, amount, Long::sum));
        }
        all.values().removeIf(Map::isEmpty);
        return all;
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

    /** How much of an amount the ledger takes where what does not fit is lost. */
    public static long fitting(Track track, long amount, DerivedSheet derived) {
        long size = derived.size(track.id());
        boolean ends = track.overflowLost() || track.shape().isMoved();
        return !ends || size == Amount.UNLIMITED ? amount
                : Math.max(0, Math.min(amount, size - derived.balance(track.id())));
    }
}
