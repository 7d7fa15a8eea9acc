package lampblack.rules.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What something adds to a roll.
 *
 * @param dice dice more or fewer
 * @param adds to the result of the dice
 * @param advantage how often it brings advantage, or below 0 disadvantage; one of each cancel
 * @param outcome how many outcomes nearer to the first, or below 0 to the last
 * @param shifts steps to the better along the choices of a setting, or a number more, by its id
 * @param costs marks more or fewer by track or row
 * @param die the faces of the die that is rolled in place of the roll's
 * @param bands what an outcome comes on besides, by its id
 * @param when in words when it counts, or empty where it always does
 */
public record RollModifier(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
        Map<String, Long> costs, Optional<Long> die, Map<String, List<OutcomeMatch.Within>> bands, String when) {

    public static final RollModifier NOTHING = new RollModifier(0, 0, 0, 0, Map.of(), Map.of(), "");

    public RollModifier {
        shifts = new LinkedHashMap<>(shifts);
        costs = new LinkedHashMap<>(costs);
        bands = new LinkedHashMap<>(bands);
    }

    /** What leaves the die and the outcomes of the roll as they are. */
    public RollModifier(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
            Map<String, Long> costs, String when) {
        this(dice, adds, advantage, outcome, shifts, costs, Optional.empty(), Map.of(), when);
    }

    /** A number of dice, always. */
    public static RollModifier ofDice(long dice) {
        return new RollModifier(dice, 0, 0, 0, Map.of(), Map.of(), "");
    }

    /** The same with other dice and other shifts. */
    public RollModifier with(long otherDice, Map<String, Long> otherShifts) {
        return new RollModifier(otherDice, adds, advantage, outcome, otherShifts, costs, die, bands, when);
    }

    /** Both together, without a word when; of two dice the later is rolled. */
    public RollModifier plus(RollModifier other) {
        Map<String, Long> moved = new LinkedHashMap<>(shifts);
        other.shifts.forEach((setting, steps) -> moved.merge(setting, steps, Long::sum));
        Map<String, Long> marks = new LinkedHashMap<>(costs);
        other.costs.forEach((track, more) -> marks.merge(track, more, Long::sum));
        Map<String, List<OutcomeMatch.Within>> wider = new LinkedHashMap<>(bands);
        other.bands.forEach((id, more) -> {
            List<OutcomeMatch.Within> all = new ArrayList<>(wider.getOrDefault(id, List.of()));
            all.addAll(more);
            wider.put(id, all);
        });
        return new RollModifier(dice + other.dice, adds + other.adds, advantage + other.advantage, outcome
                + other.outcome,
                moved, marks, other.die.or(() -> die), wider, "");
    }

    /** It so often. */
    public RollModifier times(long often) {
        Map<String, Long> moved = new LinkedHashMap<>();
        shifts.forEach((id, steps) -> moved.put(id, steps * often));
        Map<String, Long> marks = new LinkedHashMap<>();
        costs.forEach((id, cost) -> marks.put(id, cost * often));
        return often == 0 ? NOTHING : new RollModifier(dice * often, adds * often, advantage * often, outcome * often,
                moved,
                marks, die, bands, "");
    }

    /** Whether it adds nothing, whenever that may be. */
    public boolean isNothing() {
        return dice == 0 && adds == 0 && advantage == 0 && outcome == 0 && die.isEmpty() && bands.isEmpty()
                && shifts.values().stream().allMatch(value -> value == 0)
                && costs.values().stream().allMatch(value -> value == 0);
    }
}
