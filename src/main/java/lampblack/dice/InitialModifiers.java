package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;

/**
 * What is given to a roll before its settings say what they give.
 *
 * @param instead how much counts on numbers that are settled, by what formulas call them
 */
record InitialModifiers(RollModifier modifier, Advantage advantage, Map<String, Long> instead) {

    /** What options always give, what is agreed, and what is done for it. */
    static InitialModifiers of(Roll roll, DerivedSheet derived, RollSituation situation) {
        RollModifier added = situation.more();
        Advantage advantage = situation.favour();
        for (NamedModifier namedModifier : NamedModifier.of(roll, derived)) {
            if (namedModifier.modifier().when().isEmpty()) {
                added = added.plus(namedModifier.modifier());
                advantage = advantage.plus(namedModifier.modifier());
            }
        }
        RollModifier all = without(roll, added);
        for (Map.Entry<String, Long> entry : situation.extras().entrySet()) {
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
