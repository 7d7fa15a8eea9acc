package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;

/**
 * Works out what holds for each setting of a roll.
 *
 * @param rating of the trait that was picked, or 0
 * @param instead what is given to something else and counts on a number, by its variable
 */
record SettingResolver(Roll roll, DerivedSheet derived, RollSituation situation, long rating,
        Map<String, Long> instead) {

    /** The numbers, each computed from those before it unless it is given. */
    Map<String, Long> numbers(RollModifier more) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        for (RollSetting rollSetting : roll.settings().values()) {
            if (rollSetting.isNumber()) {
                long shift = more.shifts().getOrDefault(rollSetting.id(), 0L);
                numbers.put(rollSetting.variable(), Math.max(rollSetting.least(),
                        Math.min(rollSetting.most(), usual(rollSetting, numbers) + shift))
                        + instead.getOrDefault(rollSetting.variable(), 0L));
            }
        }
        return numbers;
    }

    private long usual(RollSetting setting, Map<String, Long> before) {
        return Optional.ofNullable(situation.settings().get(setting.id())).or(setting::usual).map(Long::parseLong)
                .orElseGet(() -> setting.formula().map(amount -> amount.evaluate(derived, known(before)))
                .orElse(setting.least()));
    }

    private Map<String, Long> known(Map<String, Long> numbers) {
        Map<String, Long> known = new LinkedHashMap<>(numbers);
        known.put("trait", rating);
        return known;
    }

    /** The choices; those that go by numbers stay as they usually are while none are known. */
    Map<String, String> choices(RollModifier more, Map<String, Long> numbers) {
        Map<String, String> choices = new LinkedHashMap<>();
        boolean isEarly = numbers.isEmpty() && roll.settings().values().stream().anyMatch(RollSetting::isNumber);
        for (RollSetting rollSetting : roll.settings().values()) {
            if (!rollSetting.isNumber()) {
                String said = situation.settings().get(rollSetting.id());
                String usual = rollSetting.usual().orElseGet(() -> rollSetting.choices().keySet().iterator().next());
                long shift = said != null || isEarly ? 0
                        : rollSetting.formula().map(steps -> steps.evaluate(derived, known(numbers))).orElse(0L);
                choices.put(rollSetting.id(), shifted(rollSetting, said == null ? usual : said,
                        shift + more.shifts().getOrDefault(rollSetting.id(), 0L)));
            }
        }
        return choices;
    }

    /** The choice so many steps to the better, or the last there is. */
    static String shifted(RollSetting setting, String choice, long steps) {
        List<String> all = List.copyOf(setting.choices().keySet());
        return all.get((int) Math.max(0, Math.min(all.size() - 1, all.indexOf(choice) + steps)));
    }
}
