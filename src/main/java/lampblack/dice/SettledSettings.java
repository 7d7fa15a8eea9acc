package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;

/**
 * How the settings of a roll come out, and what they give to it.
 *
 * @param more all that is added to the roll, what its choices give among it
 * @param numbers those settled, as formulas know them
 * @param choices the choice that holds for each setting with choices
 */
record SettledSettings(RollModifier more, Advantage advantage, Map<String, Long> numbers, Map<String, String> choices) {

    SettledSettings {
        numbers = new LinkedHashMap<>(numbers);
        choices = new LinkedHashMap<>(choices);
    }

    /** @param rating of the trait that was picked, or 0 */
    static SettledSettings of(Roll roll, DerivedSheet derived, RollSituation situation, long rating,
            InitialModifiers modifiers) {
        RollModifier given = modifiers.modifier();
        SettingResolver resolver = new SettingResolver(roll, derived, situation, rating, modifiers.instead());
        Map<String, Long> early = resolver.numbers(given.plus(modifiers(roll, resolver.choices(given, Map.of()))));
        RollModifier more = given.plus(modifiers(roll, resolver.choices(given, early)));
        Map<String, Long> numbers = resolver.numbers(more);
        Map<String, String> choices = resolver.choices(more, numbers);
        return new SettledSettings(given.plus(modifiers(roll, choices)),
                favour(roll, choices, modifiers.advantage()), numbers, choices);
    }

    private static RollModifier modifiers(Roll roll, Map<String, String> choices) {
        RollModifier all = RollModifier.NOTHING;
        for (Map.Entry<String, String> entry : choices.entrySet()) {
            all = all.plus(roll.settings().get(entry.getKey()).choices().get(entry.getValue()).gives());
        }
        return all;
    }

    private static Advantage favour(Roll roll, Map<String, String> choices, Advantage before) {
        Advantage all = before;
        for (Map.Entry<String, String> entry : choices.entrySet()) {
            all = all.plus(roll.settings().get(entry.getKey()).choices().get(entry.getValue()).gives());
        }
        return all;
    }
}
