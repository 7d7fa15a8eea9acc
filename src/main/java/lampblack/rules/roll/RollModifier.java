package lampblack.rules.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Distinct;

/**
 * What something adds to a roll.
 *
 * @param dice dice more or fewer
 * @param adds to the result of the dice
 * @param advantage how often it brings advantage, or below 0 disadvantage; one of each cancel
 * @param outcome how many outcomes nearer to the first, or below 0 to the last
 * @param shifts steps to the better along the choices of a setting, or a number more, by its id
 * @param costs marks more or fewer by track or row
 * @param die the faces of the die that is rolled in place of the roll's
 * @param bands what an outcome comes on besides, by its id
 * @param figures what else of the roll it changes, and by how much
 * @param with what the roll has to be made with, any of which will do; empty where it counts for each
 * @param when in words when it counts, or empty where it always does
 */
public record RollModifier(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
        Map<String, Long> costs, Optional<Long> die, Map<String, List<OutcomeMatch.Within>> bands,
        Map<RollFigure, Long> figures, List<RollBinding> with, String when) {

    public static final RollModifier NOTHING = new RollModifier(0, 0, 0, 0, Map.of(), Map.of(), "");

    public RollModifier {
        shifts = new LinkedHashMap<>(shifts);
        costs = new LinkedHashMap<>(costs);
        bands = new LinkedHashMap<>(bands);
        figures = new LinkedHashMap<>(figures);
        with = List.copyOf(with);
    }

    /** What leaves the die and the outcomes of the roll as they are. */
    public RollModifier(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
            Map<String, Long> costs, String when) {
        this(dice, adds, advantage, outcome, shifts, costs, Optional.empty(), Map.of(), Map.of(), List.of(), when);
    }

    /** What leaves what comes of the roll as it is, and counts for each. */
    public RollModifier(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
            Map<String, Long> costs, Optional<Long> die, Map<String, List<OutcomeMatch.Within>> bands, String when) {
        this(dice, adds, advantage, outcome, shifts, costs, die, bands, Map.of(), List.of(), when);
    }

    /** A number of dice, always. */
    public static RollModifier ofDice(long dice) {
        return new RollModifier(dice, 0, 0, 0, Map.of(), Map.of(), "");
    }

    /** The same with other dice and other shifts. */
    public RollModifier with(long otherDice, Map<String, Long> otherShifts) {
        return new RollModifier(otherDice, adds, advantage, outcome, otherShifts, costs, die, bands, figures, with,
                when);
    }

    /** Whether it counts for a roll that is made with this. */
    public boolean isBoundTo(String name) {
        return with.stream().anyMatch(binding -> binding.name().equals(name));
    }

    /** The names of all that some modifiers are bound to. */
    public static List<String> bindings(List<RollModifier> modifiers) {
        return Distinct.of(modifiers.stream().flatMap(modifier -> modifier.with().stream()).map(RollBinding::name));
    }

    /** How much it changes a number within the roll; 0 where it does not. */
    public long figure(RollFigure figure) {
        return figures.getOrDefault(figure, 0L);
    }

    /**
     * The name by which it is asked for: that of what gives it, with a number where that gives others on other
     * occasions.
     *
     * @param given all that gives to the roll, as written
     */
    public String name(String giver, List<RollModifier> given) {
        List<String> occasions = Distinct.of(given.stream().map(RollModifier::when).filter(words -> !words.isEmpty()));
        return when.isEmpty() || occasions.size() < 2 ? giver : giver + "." + (occasions.indexOf(when) + 1);
    }

    /** Both together, whenever and with whatever; of two dice the later is rolled. */
    public RollModifier plus(RollModifier other) {
        Map<String, Long> moved = sum(shifts, other.shifts);
        Map<String, Long> marks = sum(costs, other.costs);
        Map<String, List<OutcomeMatch.Within>> wider = new LinkedHashMap<>(bands);
        other.bands.forEach((id, more) -> {
            List<OutcomeMatch.Within> all = new ArrayList<>(wider.getOrDefault(id, List.of()));
            all.addAll(more);
            wider.put(id, all);
        });
        return new RollModifier(dice + other.dice, adds + other.adds, advantage + other.advantage, outcome
                + other.outcome,
                moved, marks, other.die.or(() -> die), wider, sum(figures, other.figures), List.of(), "");
    }

    /** The same on the occasion of another, and with what that is bound to. */
    public RollModifier on(RollModifier other) {
        return new RollModifier(dice, adds, advantage, outcome, shifts, costs, die, bands, figures, other.with,
                other.when);
    }

    /** It so often. */
    public RollModifier times(long often) {
        Map<String, Long> moved = new LinkedHashMap<>();
        shifts.forEach((id, steps) -> moved.put(id, steps * often));
        Map<String, Long> marks = new LinkedHashMap<>();
        costs.forEach((id, cost) -> marks.put(id, cost * often));
        Map<RollFigure, Long> more = new LinkedHashMap<>();
        figures.forEach((figure, number) -> more.put(figure, number * often));
        return often == 0 ? NOTHING : new RollModifier(dice * often, adds * often, advantage * often, outcome * often,
                moved,
                marks, die, bands, more, with, "");
    }

    private static <T> Map<T, Long> sum(Map<T, Long> one, Map<T, Long> other) {
        Map<T, Long> sum = new LinkedHashMap<>(one);
        other.forEach((key, more) -> sum.merge(key, more, Long::sum));
        return sum;
    }

    /** Whether it adds nothing, whenever that may be. */
    public boolean isNothing() {
        return dice == 0 && adds == 0 && advantage == 0 && outcome == 0 && die.isEmpty() && bands.isEmpty()
                && shifts.values().stream().allMatch(value -> value == 0)
                && figures.values().stream().allMatch(value -> value == 0)
                && costs.values().stream().allMatch(value -> value == 0);
    }
}
