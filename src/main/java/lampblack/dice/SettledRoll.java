package lampblack.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollCircumstances;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.track.Trait;

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
 * @param gifts what options and marked rows bring to it, and what of that counts
 */
public record SettledRoll(Roll roll, DerivedSheet derived, long rating, long pool, int faces,
        Optional<DicePool> dicePool, Map<String, String> choices, Map<String, Long> numbers, long adds,
        Optional<Long> against, RollModifier more, Map<String, Long> extras,
        Map<String, Integer> stages, List<RollGift> gifts) {

    public SettledRoll {
        choices = new LinkedHashMap<>(choices);
        numbers = new LinkedHashMap<>(numbers);
        extras = new LinkedHashMap<>(extras);
        stages = new LinkedHashMap<>(stages);
        gifts = List.copyOf(gifts);
    }

    /** What working out the formulas of one roll may take, for every way in which its dice can fall. */
    private static final long MAX_WORK = 20_000_000;

    /** Settles a roll, with what the character's options always add to it. */
    public static SettledRoll of(Roll roll, DerivedSheet character, RollSituation situation) {
        DerivedSheet derived = character.withChoices(character.choices(), new WorkBudget(MAX_WORK));
        List<RollGift> gifts = gifts(roll, derived, situation);
        InitialModifiers modifiers = InitialModifiers.of(roll,
                RollNeeds.withUnnamed(situation, RollGift.counting(gifts)), situation.extras());
        long rating = rating(derived, situation);
        SettledSettings settings = SettledSettings.of(roll, derived, situation, rating, modifiers);
        RollModifier more = settings.more();
        Map<String, Long> known = new LinkedHashMap<>(settings.numbers());
        known.put("trait", rating);
        long base = situation.dice().map(die -> die + countedInstead(roll, derived, rating, known, modifiers.instead()))
                .orElseGet(() -> number(roll.dice(), derived, rating, known));
        long pool = Math.max(0, Math.min(NumberSource.MAX, base + more.dice()));
        Optional<Long> against = roll.against().map(numberSource ->
                situation.against().orElseGet(() -> number(numberSource, derived, rating, known)));
        return new SettledRoll(roll, derived, rating, pool,
                more.die().orElse(roll.die().chain().get(situation.stage())).intValue(),
                dicePool(roll, pool, settings.advantage().sign()), settings.choices(), settings.numbers(),
                roll.adds().map(amount -> amount.evaluate(derived, known)).orElse(0L) + more.adds(), against, more,
                situation.extras(), situation.beside(), gifts);
    }

    /**
     * The ids of the rolls that follow once dice have fallen, but for those that whoever made it may not make.
     *
     * @param judged whether there is a character of whom something can be required
     */
    public List<String> following(RollResult result, boolean judged) {
        Stream<RollEffects> besides = roll.extras().values().stream()
                .filter(extra -> extras.getOrDefault(extra.id(), 0L) > 0).map(RollExtra::brings);
        Stream<RollEffects> own = Stream.concat(Stream.of(roll.always()), result.outcome().stream()
                .map(RollOutcome::brings));
        return Distinct.of(Stream.concat(own, besides).flatMap(effects -> effects.then().stream())
                .filter(next -> !judged || mayMake(next)));
    }

    private boolean mayMake(String next) {
        return Optional.ofNullable(derived.sheet().rolls().get(next)).map(Roll::requires)
                .filter(requirement -> !requirement.holds(derived)).isEmpty();
    }

    /** What is brought to it; only what is bound to something asks how it is made. */
    private static List<RollGift> gifts(Roll roll, DerivedSheet derived, RollSituation situation) {
        List<RollGift> gifts = RollGift.of(roll, derived, situation,
                new RollCircumstances(roll, Optional.empty(), Map.of(), Map.of(), Set.of()));
        return gifts.stream().allMatch(gift -> gift.modifier().with().isEmpty()) ? gifts
                : RollGift.of(roll, derived, situation, RollNeeds.circumstances(roll, derived, situation, false));
    }

    /** The rating of the trait that is picked, or 0. */
    static long rating(DerivedSheet derived, RollSituation situation) {
        return situation.rating().or(() -> situation.trait().map(derived::rating)).orElse(0L);
    }

    /** The same with another die, or with more added to the result. */
    SettledRoll with(int otherFaces, long more) {
        return new SettledRoll(roll, derived, rating, pool, otherFaces, dicePool, choices, numbers, adds + more,
                against, this.more, extras, stages, gifts);
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

    /** Marks that something adds for tracks which the roll itself never costs, by track. */
    Map<String, Long> added() {
        Map<String, Long> added = new LinkedHashMap<>(more.costs());
        if (!added.isEmpty()) {
            added.keySet().removeAll(roll.costedTracks());
            added.values().removeIf(number -> number <= 0);
        }
        return added;
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

    private static long number(NumberSource pool, DerivedSheet derived, long rating, Map<String, Long> known) {
        return switch (pool) {
            case NumberSource.Counted counted -> counted.amount().evaluate(derived, known);
            case NumberSource.Agreed agreed -> agreed.least();
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
