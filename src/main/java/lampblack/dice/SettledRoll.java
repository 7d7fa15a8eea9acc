package lampblack.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.trait.Trait;

/**
 * A roll with everything settled, so that only the dice are left.
 *
 * @param derived whose ratings and tracks its formulas read
 * @param rating of the trait that was picked, or 0
 * @param pool how many dice there are, at most {@link NumberSource#MAX} and perhaps none
 * @param faces of each die
 * @param dicePool what is rolled; empty where there is no roll
 * @param choices the choice that holds for each setting with choices
 * @param numbers those settled, as formulas know them
 * @param adds to the result
 * @param against what the result is held against
 * @param more all that is added to the roll
 * @param extras how often each extra is done, by id
 * @param stages which die of its chain each extra rolls besides, from 0, by the id of the extra
 */
public record SettledRoll(Roll roll, DerivedSheet derived, long rating, long pool, int faces,
        Optional<DicePool> dicePool, Map<String, String> choices, Map<String, Long> numbers, long adds,
        Optional<Long> against, RollModifier more, Map<String, Long> extras,
        Map<String, Integer> stages) {

    public SettledRoll {
        choices = new LinkedHashMap<>(choices);
        numbers = new LinkedHashMap<>(numbers);
        extras = new LinkedHashMap<>(extras);
        stages = new LinkedHashMap<>(stages);
    }

    /** What working out the formulas of one roll may take, for every way in which its dice can fall. */
    private static final long MAX_WORK = 20_000_000;

    /** Settles a roll, with what the character's options always add to it. */
    public static SettledRoll of(Roll roll, DerivedSheet character, RollSituation situation) {
        DerivedSheet derived = character.withChoices(character.choices(), new WorkBudget(MAX_WORK));
        InitialModifiers modifiers = InitialModifiers.of(roll, derived, situation);
        RollModifier given = modifiers.modifier();
        long rating = situation.rating().or(() -> situation.trait().map(derived::rating)).orElse(0L);
        SettingResolver resolver = new SettingResolver(roll, derived, situation, rating, modifiers.instead());
        Map<String, Long> early = resolver.numbers(given.plus(modifiers(roll, resolver.choices(given, Map.of()))));
        RollModifier more = given.plus(modifiers(roll, resolver.choices(given, early)));
        Map<String, Long> numbers = resolver.numbers(more);
        Map<String, String> choices = resolver.choices(more, numbers);
        more = given.plus(modifiers(roll, choices));
        Advantage advantage = favour(roll, choices, modifiers.advantage());
        Map<String, Long> known = new LinkedHashMap<>(numbers);
        known.put("trait", rating);
        long base = situation.dice().map(die -> die + countedInstead(roll, derived, rating, known, modifiers.instead()))
                .orElseGet(() -> number(roll.dice(), derived, rating, known));
        long pool = Math.max(0, Math.min(NumberSource.MAX, base + more.dice()));
        Optional<Long> against = roll.against().map(numberSource ->
                situation.against().orElseGet(() -> number(numberSource, derived, rating, known)));
        return new SettledRoll(roll, derived, rating, pool,
                more.die().orElse(roll.die().chain().get(situation.stage())).intValue(),
                dicePool(roll, pool, advantage.sign()), choices, numbers,
                roll.adds().map(amount -> amount.evaluate(derived, known)).orElse(0L) + more.adds(), against, more,
                situation.extras(),
                situation.beside());
    }

    /** The same with another die, or with more added to the result. */
    SettledRoll with(int otherFaces, long more) {
        return new SettledRoll(roll, derived, rating, pool, otherFaces, dicePool, choices, numbers, adds + more,
                against, this.more, extras, stages);
    }

    /** How many dice come of what counts on numbers instead, where it is stated how many there are without it. */
    private static long countedInstead(Roll roll, DerivedSheet derived, long rating, Map<String, Long> known,
            Map<String, Long> instead) {
        if (instead.values().stream().allMatch(value -> value == 0)) {
            return 0;
        }
        Map<String, Long> plain = new LinkedHashMap<>(known);
        instead.forEach((number, more) -> plain.merge(number, -more, Long::sum));
        return number(roll.dice(), derived, rating, known) - number(roll.dice(), derived, rating, plain);
    }

    /** The die that an extra rolls besides. */
    public int facesOf(RollExtra extra) {
        return extra.beside().orElseThrow().die().chain().get(stages.getOrDefault(extra.id(), 0)).intValue();
    }

    /** The extras that roll a die besides, each as often as it is done. */
    public List<RollExtra> besides() {
        List<RollExtra> all = new ArrayList<>();
        extras.forEach((id, times) -> {
            RollExtra extra = roll.extras().get(id);
            if (extra.beside().isPresent()) {
                all.addAll(Collections.nCopies(times.intValue(), extra));
            }
        });
        return all;
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

    private static long number(NumberSource pool, DerivedSheet derived, long rating, Map<String, Long> known) {
        return switch (pool) {
            case NumberSource.Counted counted -> counted.amount().evaluate(derived, known);
            case NumberSource.Agreed agreed -> agreed.least();
            case NumberSource.Tabled table -> table.rows().values().stream().findFirst().orElse(0L);
            case NumberSource.Rated rated -> rating;
        };
    }

    private static Optional<DicePool> dicePool(Roll roll, long pool, long advantage) {
        if (pool <= 0) {
            return roll.zero().filter(dicePool -> dicePool.dice() > 0);
        }
        Optional<DicePool> instead = advantage > 0 ? roll.advantage()
                : advantage < 0 ? roll.disadvantage() : Optional.empty();
        return instead.or(() -> Optional.of(new DicePool(pool, roll.keep(), true)));
    }

    /** The trait that is picked where there is no choice. */
    public static Optional<Trait> only(Roll roll) {
        return roll.picked().filter(rated -> rated.sets().isEmpty() && rated.traits().size() == 1)
                .map(rated -> rated.traits().get(0));
    }
}
