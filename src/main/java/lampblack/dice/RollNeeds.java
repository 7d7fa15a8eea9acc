package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollCircumstances;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;

/**
 * Which extras, settings and choices of a roll may be had, by what they require.
 *
 * @param now how the roll is about to be made
 */
public record RollNeeds(RollCircumstances now) {

    /**
     * For a roll that is made as it is said.
     *
     * @param judged whether there is a character of whom something can be required
     */
    public static RollNeeds of(Roll roll, DerivedSheet derived, RollSituation situation, boolean judged) {
        return new RollNeeds(circumstances(roll, derived, situation, judged));
    }

    /** How a roll is about to be made, before extras and what is bound to circumstances change that. */
    static RollCircumstances circumstances(Roll roll, DerivedSheet derived, RollSituation situation, boolean judged) {
        InitialModifiers unbound =
                InitialModifiers.of(roll, withUnnamed(situation, RollGift.unbound(roll, derived, situation)), Map.of());
        SettledSettings settings = SettledSettings.of(roll, derived, situation,
                SettledRoll.rating(derived, situation), unbound);
        Set<String> extras = new LinkedHashSet<>();
        situation.extras().forEach((id, times) -> {
            if (times > 0) {
                extras.add(id);
            }
        });
        return new RollCircumstances(roll, judged ? Optional.of(derived) : Optional.empty(), settings.choices(),
                settings.numbers(), extras);
    }

    /** The modifiers with what is added without a name. */
    static List<RollModifier> withUnnamed(RollSituation situation,
            List<RollModifier> named) {
        List<RollModifier> all = new ArrayList<>(situation.brought().unnamed());
        all.addAll(named);
        return all;
    }

    /** What an extra still requires; empty where it may be done. */
    public List<Message> unmet(RollExtra extra) {
        return extra.needs().unmet(now);
    }

    /** What a setting still requires to be anything but usual; empty where it may be. */
    public List<Message> unmet(RollSetting setting) {
        return setting.needs().unmet(now);
    }

    /** What a choice still requires; empty where it may be chosen. */
    public List<Message> unmet(RollSetting setting, String choice) {
        List<Message> unmet = new ArrayList<>(choice.equals(setting.usualChoice()) ? List.of() : unmet(setting));
        unmet.addAll(setting.choices().get(choice).needs().unmet(now));
        return unmet;
    }

    /** What an extra requires that nothing settled for the roll can change. */
    public List<Message> lasting(RollExtra extra) {
        return extra.needs().lasting(now);
    }

    /** The same of a setting that is a number. */
    public List<Message> lasting(RollSetting setting) {
        return setting.needs().lasting(now);
    }

    /** What a choice requires that nothing settled for the roll can change. */
    public List<Message> lasting(RollSetting setting, String choice) {
        List<Message> unmet = new ArrayList<>(choice.equals(setting.usualChoice()) ? List.of()
                : setting.needs().lasting(now));
        unmet.addAll(setting.choices().get(choice).needs().lasting(now));
        return unmet;
    }

    /**
     * Something that may not be had.
     *
     * @param title of the extra or choice, of the setting where that is a number, or of the roll itself
     * @param missing what it still requires
     */
    public record UnmetNeed(String title, List<Message> missing) {}

    /** What of a roll and of all that is said for it may not be had, the first of it; empty where all may. */
    public Optional<UnmetNeed> firstUnmet(RollSituation situation) {
        List<UnmetNeed> all = new ArrayList<>();
        now.derived().ifPresent(maker -> all.add(new UnmetNeed(now.roll().label().title(),
                now.roll().requires().unmet(maker))));
        for (RollSetting setting : now.roll().settings().values()) {
            Optional.ofNullable(situation.settings().get(setting.id())).ifPresent(said -> all.add(setting.isNumber()
                    ? new UnmetNeed(setting.label().title(), isUsual(setting, said) ? List.of() : unmet(setting))
                    : new UnmetNeed(setting.label().title() + " " + setting.choices().get(said).label().title(),
                            unmet(setting, said))));
        }
        for (Map.Entry<String, Long> extra : situation.extras().entrySet()) {
            RollExtra done = now.roll().extras().get(extra.getKey());
            all.add(new UnmetNeed(done.label().title(), extra.getValue() > 0 ? unmet(done) : List.of()));
        }
        return all.stream().filter(unmet -> !unmet.missing().isEmpty()).findFirst();
    }

    private static boolean isUsual(RollSetting number, String said) {
        return number.usual().map(said::equals).orElse(number.formula().isEmpty() && said.equals("" + number.least()));
    }
}
