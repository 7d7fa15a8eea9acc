package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;

/**
 * What is given to a roll before its settings say what they give.
 *
 * @param instead how much counts on numbers that are settled, by what formulas call them
 */
record InitialModifiers(RollModifier modifier, Advantage advantage, Map<String, Long> instead) {

    /**
     * What is given to it.
     *
     * @param given by options and marks
     * @param extras how often each extra is done, by id
     */
    static InitialModifiers of(Roll roll, List<RollModifier> given, Map<String, Long> extras) {
        RollModifier added = given.stream().reduce(RollModifier.NOTHING, RollModifier::plus);
        Advantage advantage = Advantage.NEITHER;
        for (RollModifier modifier : given) {
            advantage = advantage.plus(modifier);
        }
        RollModifier all = without(roll, added);
        for (Map.Entry<String, Long> entry : extras.entrySet()) {
            RollModifier gives = roll.extras().get(entry.getKey()).gives().times(entry.getValue());
            all = all.plus(gives);
            advantage = advantage.plus(gives);
        }
        return new InitialModifiers(all, advantage, instead(roll, added));
    }

    /** What is given counts on these numbers instead. */
    private static Map<String, Long> instead(Roll roll, RollModifier given) {
        Map<String, Long> instead = new LinkedHashMap<>();
        roll.instead().forEach((what, setting) -> instead.merge(roll.settings().get(setting).variable(),
                what.equals(Roll.DICE) ? given.dice() : given.shifts().getOrDefault(what, 0L), Long::sum));
        return instead;
    }

    private static RollModifier without(Roll roll, RollModifier given) {
        Map<String, Long> shifts = new LinkedHashMap<>(given.shifts());
        shifts.keySet().removeAll(roll.instead().keySet());
        return given.with(roll.instead().containsKey(Roll.DICE) ? 0 : given.dice(), shifts);
    }
}
