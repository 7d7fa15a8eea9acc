package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.rules.Boost;
import lampblack.rules.Roll;
import lampblack.rules.Standing;

/**
 * What is given to a roll before its settings say what they give.
 *
 * @param instead how much counts on numbers that are settled, by what formulas call them
 */
record Given(Boost boost, Favour favour, Map<String, Long> instead) {

    /** What options always give, what is agreed, and what is done for it. */
    static Given of(Roll roll, Standing at, Situation now) {
        Boost added = now.more();
        Favour favour = now.favour();
        for (NamedBoost each : NamedBoost.of(roll, at)) {
            if (each.boost().when().isEmpty()) {
                added = added.plus(each.boost());
                favour = favour.plus(each.boost());
            }
        }
        Boost all = without(roll, added);
        for (Map.Entry<String, Long> each : now.extras().entrySet()) {
            Boost gives = roll.extras().get(each.getKey()).gives().times(each.getValue());
            all = all.plus(gives);
            favour = favour.plus(gives);
        }
        return new Given(all, favour, instead(roll, added));
    }

    /** What is given counts on these numbers instead. */
    private static Map<String, Long> instead(Roll roll, Boost given) {
        Map<String, Long> instead = new LinkedHashMap<>();
        roll.instead().forEach((what, setting) -> instead.merge(roll.settings().get(setting).variable(),
                what.equals(Roll.DICE) ? given.dice() : given.shifts().getOrDefault(what, 0L), Long::sum));
        return instead;
    }

    private static Boost without(Roll roll, Boost given) {
        Map<String, Long> shifts = new LinkedHashMap<>(given.shifts());
        shifts.keySet().removeAll(roll.instead().keySet());
        return given.with(roll.instead().containsKey(Roll.DICE) ? 0 : given.dice(), shifts);
    }
}
