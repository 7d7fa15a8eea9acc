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
 * @param at whose ratings and tracks its formulas read
 * @param rating of the trait that was picked, or 0
 * @param pool how many dice there are, at most {@link NumberSource#MOST} and perhaps none
 * @param faces of each die
 * @param thrown what is rolled; empty where there is no roll
 * @param choices the choice that holds for each setting with choices
 * @param numbers those settled, as formulas know them
 * @param adds to the result
 * @param against what the result is held against
 * @param more all that is added to the roll
 * @param extras how often each extra is done, by id
 * @param stages which die of its chain each extra rolls besides, from 0, by the id of the extra
 */
public record SettledRoll(Roll roll, DerivedSheet at, long rating, long pool, int faces, Optional<DicePool> thrown,
        Map<String, String> choices, Map<String, Long> numbers, long adds, Optional<Long> against, RollModifier more,
        Map<String, Long> extras, Map<String, Integer> stages) {

    public SettledRoll {
        choices = new LinkedHashMap<>(choices);
        numbers = new LinkedHashMap<>(numbers);
        extras = new LinkedHashMap<>(extras);
        stages = new LinkedHashMap<>(stages);
    }

    /** What working out the formulas of one roll may take, for every way in which its dice can fall. */
    private static final long MOST_EFFORT = 20_000_000;

    /** Settles a roll; what a standing's options always add to it counts. */
    public static SettledRoll of(Roll roll, DerivedSheet character, RollSituation now) {
        DerivedSheet at = character.withChoices(character.choices(), new WorkBudget(MOST_EFFORT));
        InitialModifiers gifts = InitialModifiers.of(roll, at, now);
        RollModifier given = gifts.boost();
        long rating = now.rating().or(() -> now.trait().map(at::rating)).orElse(0L);
        SettingResolver choosing = new SettingResolver(roll, at, now, rating, gifts.instead());
        Map<String, Long> early = choosing.numbers(given.plus(gifts(roll, choosing.choices(given, Map.of()))));
        RollModifier more = given.plus(gifts(roll, choosing.choices(given, early)));
        Map<String, Long> numbers = choosing.numbers(more);
        Map<String, String> choices = choosing.choices(more, numbers);
        more = given.plus(gifts(roll, choices));
        Advantage favour = favour(roll, choices, gifts.favour());
        Map<String, Long> known = new LinkedHashMap<>(numbers);
        known.put("trait", rating);
        long base = now.dice().map(die -> die + countedInstead(roll, at, rating, known, gifts.instead()))
                .orElseGet(() -> number(roll.dice(), at, rating, known));
        long pool = Math.max(0, Math.min(NumberSource.MOST, base + more.dice()));
        Optional<Long> against = roll.against().map(numberSource ->
                now.against().orElseGet(() -> number(numberSource, at, rating, known)));
        return new SettledRoll(roll, at, rating, pool,
                more.die().orElse(roll.die().chain().get(now.stage())).intValue(),
                thrown(roll, pool, favour.sign()), choices, numbers,
                roll.adds().map(amount -> amount.evaluate(at, known)).orElse(0L) + more.adds(), against, more,
                now.extras(),
                now.beside());
    }

    /** The same with another die, or with more added to the result. */
    SettledRoll with(int otherFaces, long more) {
        return new SettledRoll(roll, at, rating, pool, otherFaces, thrown, choices, numbers, adds + more, against,
                this.more, extras, stages);
    }

    /** How many dice come of what counts on numbers instead, where it is said how many there are without it. */
    private static long countedInstead(Roll roll, DerivedSheet at, long rating, Map<String, Long> known,
            Map<String, Long> instead) {
        if (instead.values().stream().allMatch(value -> value == 0)) {
            return 0;
        }
        Map<String, Long> plain = new LinkedHashMap<>(known);
        instead.forEach((number, more) -> plain.merge(number, -more, Long::sum));
        return number(roll.dice(), at, rating, known) - number(roll.dice(), at, rating, plain);
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

    private static RollModifier gifts(Roll roll, Map<String, String> choices) {
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

    private static long number(NumberSource pool, DerivedSheet at, long rating, Map<String, Long> known) {
        return switch (pool) {
            case NumberSource.Counted counted -> counted.amount().evaluate(at, known);
            case NumberSource.Agreed agreed -> agreed.least();
            case NumberSource.Tabled table -> table.rows().values().stream().findFirst().orElse(0L);
            case NumberSource.Rated rated -> rating;
        };
    }

    private static Optional<DicePool> thrown(Roll roll, long pool, long advantage) {
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
