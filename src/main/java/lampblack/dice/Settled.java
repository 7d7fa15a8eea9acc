package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Boost;
import lampblack.rules.Effort;
import lampblack.rules.Handful;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import lampblack.rules.Standing;
import lampblack.rules.Trait;

/**
 * A roll with everything settled, so that only the dice are left.
 *
 * @param at whose ratings and tracks its formulas read
 * @param rating of the trait that was picked, or 0
 * @param pool how many dice there are, at most {@link Pool#MOST} and perhaps none
 * @param faces of each die
 * @param thrown what is rolled; empty where there is no roll
 * @param choices the choice that holds for each setting with choices
 * @param numbers those settled, as formulas know them
 * @param adds to the result
 * @param against what the result is held against
 * @param more all that is added to the roll
 */
public record Settled(Roll roll, Standing at, long rating, long pool, int faces, Optional<Handful> thrown,
        Map<String, String> choices, Map<String, Long> numbers, long adds, Optional<Long> against, Boost more) {

    public Settled {
        choices = new LinkedHashMap<>(choices);
        numbers = new LinkedHashMap<>(numbers);
    }

    /** What working out the formulas of one roll may take, for every way in which its dice can fall. */
    private static final long MOST_EFFORT = 20_000_000;

    /** Settles a roll; what a standing's options always add to it counts. */
    public static Settled of(Roll roll, Standing character, Situation now) {
        Standing at = character.with(character.state(), new Effort(MOST_EFFORT));
        Boost given = now.more();
        for (Boost each : at.boosts(roll.id())) {
            given = each.when().isEmpty() ? given.plus(each) : given;
        }
        for (Map.Entry<String, Long> each : now.extras().entrySet()) {
            given = given.plus(times(roll.extras().get(each.getKey()).gives(), each.getValue()));
        }
        Boost first = given.plus(gifts(roll, choices(roll, now, given)));
        Map<String, String> choices = choices(roll, now, first);
        Boost more = given.plus(gifts(roll, choices));
        Map<String, Long> numbers = numbers(roll, now, more);
        long rating = now.rating().or(() -> now.trait().map(at::rating)).orElse(0L);
        Map<String, Long> known = new LinkedHashMap<>(numbers);
        known.put("trait", rating);
        long pool = Math.max(0, Math.min(Pool.MOST,
                now.dice().orElseGet(() -> number(roll.dice(), at, rating, known)) + more.dice()));
        Optional<Long> against = roll.against().map(each ->
                now.against().orElseGet(() -> number(each, at, rating, known)));
        return new Settled(roll, at, rating, pool, roll.die().chain().get(now.stage()).intValue(),
                thrown(roll, pool, more.advantage()), choices, numbers,
                roll.adds().map(each -> each.in(at, known)).orElse(0L) + more.adds(), against, more);
    }

    /** A boost that comes so often. */
    private static Boost times(Boost one, long times) {
        Map<String, Long> shifts = new LinkedHashMap<>();
        one.shifts().forEach((id, steps) -> shifts.put(id, steps * times));
        Map<String, Long> costs = new LinkedHashMap<>();
        one.costs().forEach((id, marks) -> costs.put(id, marks * times));
        return new Boost(one.dice() * times, one.adds() * times, one.advantage() * times, one.outcome() * times, shifts,
                costs, "");
    }

    private static Map<String, String> choices(Roll roll, Situation now, Boost more) {
        Map<String, String> choices = new LinkedHashMap<>();
        for (Setting each : roll.settings().values()) {
            if (!each.isNumber()) {
                String usual = each.usual().orElseGet(() -> each.choices().keySet().iterator().next());
                choices.put(each.id(), shifted(each, now.settings().getOrDefault(each.id(), usual),
                        more.shifts().getOrDefault(each.id(), 0L)));
            }
        }
        return choices;
    }

    /** The choice so many steps to the better, or the last there is. */
    static String shifted(Setting setting, String choice, long steps) {
        List<String> all = List.copyOf(setting.choices().keySet());
        return all.get((int) Math.max(0, Math.min(all.size() - 1, all.indexOf(choice) + steps)));
    }

    private static Boost gifts(Roll roll, Map<String, String> choices) {
        Boost all = Boost.NOTHING;
        for (Map.Entry<String, String> each : choices.entrySet()) {
            all = all.plus(roll.settings().get(each.getKey()).choices().get(each.getValue()).gives());
        }
        return all;
    }

    private static Map<String, Long> numbers(Roll roll, Situation now, Boost more) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        for (Setting each : roll.settings().values()) {
            if (each.isNumber()) {
                long number = Optional.ofNullable(now.settings().get(each.id())).or(each::usual).map(Long::parseLong)
                        .orElse(each.least()) + more.shifts().getOrDefault(each.id(), 0L);
                numbers.put(each.variable(), Math.max(each.least(), Math.min(each.most(), number)));
            }
        }
        return numbers;
    }

    private static long number(Pool pool, Standing at, long rating, Map<String, Long> known) {
        if (pool instanceof Pool.Counted counted) {
            return counted.amount().in(at, known);
        }
        return pool instanceof Pool.Agreed agreed ? agreed.least()
                : pool instanceof Pool.Tabled table ? table.rows().values().stream().findFirst().orElse(0L) : rating;
    }

    private static Optional<Handful> thrown(Roll roll, long pool, long advantage) {
        if (pool <= 0) {
            return roll.zero().filter(each -> each.dice() > 0);
        }
        Optional<Handful> instead = advantage > 0 ? roll.advantage()
                : advantage < 0 ? roll.disadvantage() : Optional.empty();
        return instead.or(() -> Optional.of(new Handful(pool, roll.keep(), true)));
    }

    /** The trait that is picked where there is no choice. */
    public static Optional<Trait> only(Roll roll) {
        return roll.picked().filter(each -> each.sets().isEmpty() && each.traits().size() == 1)
                .map(each -> each.traits().get(0));
    }
}
