package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What something adds to a roll.
 *
 * @param dice dice more or fewer
 * @param adds to the result of the dice
 * @param advantage how often it brings advantage, or below 0 disadvantage; one of each cancel
 * @param outcome how many outcomes nearer to the first, or below 0 to the last
 * @param shifts steps to the better along the choices of a setting, or a number more, by its id
 * @param costs marks more or fewer by track or row
 * @param when in words when it counts, or empty where it always does
 */
public record Boost(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
        Map<String, Long> costs, String when) {

    public static final Boost NOTHING = new Boost(0, 0, 0, 0, Map.of(), Map.of(), "");

    public Boost {
        shifts = new LinkedHashMap<>(shifts);
        costs = new LinkedHashMap<>(costs);
    }

    /** A number of dice, always. */
    public static Boost ofDice(long dice) {
        return new Boost(dice, 0, 0, 0, Map.of(), Map.of(), "");
    }

    /** Both together, without a word when. */
    public Boost plus(Boost other) {
        Map<String, Long> moved = new LinkedHashMap<>(shifts);
        other.shifts.forEach((setting, steps) -> moved.merge(setting, steps, Long::sum));
        Map<String, Long> marks = new LinkedHashMap<>(costs);
        other.costs.forEach((track, more) -> marks.merge(track, more, Long::sum));
        return new Boost(dice + other.dice, adds + other.adds, advantage + other.advantage, outcome + other.outcome,
                moved, marks, "");
    }

    /** Whether it adds nothing, whenever that may be. */
    public boolean isNothing() {
        return dice == 0 && adds == 0 && advantage == 0 && outcome == 0
                && shifts.values().stream().allMatch(each -> each == 0)
                && costs.values().stream().allMatch(each -> each == 0);
    }
}
