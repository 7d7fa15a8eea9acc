package lampblack.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.roll.Opposition;
import lampblack.rules.roll.Roll;

/**
 * The odds of beating an opponent's roll, and by what margin.
 *
 * @param sides above 0 for ahead, 0 for even, below 0 for behind
 * @param margins by how much the roller is ahead, where both sides have something to compare
 */
public record OpposedOdds(Distribution<Integer> sides, Distribution<Long> margins) {

    /** Empty where a side has no roll. */
    public static Optional<OpposedOdds> of(Opposition.ComparedBy by, SettledRoll roller, SettledRoll other) {
        return Odds.of(roller).flatMap(one -> Odds.of(other).map(two -> {
            Map<Integer, BigInteger> sides = new LinkedHashMap<>();
            Map<Long, BigInteger> margins = new LinkedHashMap<>();
            Map<Optional<Long>, BigInteger> theirs = values(by, other.roll(), two);
            values(by, roller.roll(), one).forEach((mine, ways) -> theirs.forEach((their, count) -> {
                BigInteger both = ways.multiply(count);
                sides.merge(side(mine, their), both, BigInteger::add);
                if (mine.isPresent() && their.isPresent()) {
                    margins.merge(mine.get() - their.get(), both, BigInteger::add);
                }
            }));
            return new OpposedOdds(Distribution.of(sides), Distribution.sorted(margins));
        }));
    }

    /** How likely the roller is ahead by so much; with nothing to compare nobody is. */
    public Fraction by(long margin) {
        return new Fraction(margins.ways().getOrDefault(margin, BigInteger.ZERO), sides.total());
    }

    private static Map<Optional<Long>, BigInteger> values(Opposition.ComparedBy by, Roll roll, Odds odds) {
        Map<Optional<Long>, BigInteger> values = new LinkedHashMap<>();
        switch (by) {
            case KEPT -> odds.kept().ways().forEach((kept, ways) -> values.put(Optional.of(kept), ways));
            case OUTCOME -> odds.outcomes().ways().forEach((outcome, ways) -> values.put(place(roll, outcome), ways));
            case TIER -> {
                values.putAll(odds.tiers().ways());
                if (values.isEmpty()) {
                    values.put(Optional.empty(), BigInteger.ONE);
                }
            }
        }
        return values;
    }

    /** Where an outcome stands, the worst at 0; nowhere without one. */
    private static Optional<Long> place(Roll roll, String outcome) {
        List<String> order = new ArrayList<>(roll.outcomes().keySet());
        int place = order.indexOf(outcome);
        return place < 0 ? Optional.empty() : Optional.of((long) order.size() - 1 - place);
    }

    /** What a side has to show in a comparison; empty where that is nothing. */
    public static Optional<Long> value(Opposition.ComparedBy by, Roll roll, RolledDice rolled) {
        return switch (by) {
            case KEPT -> Optional.of(rolled.result().value());
            case OUTCOME -> place(roll, rolled.result().name());
            case TIER -> rolled.result().tier();
        };
    }

    /** Above 0 where the first is ahead; nothing is behind anything. */
    public static int side(Optional<Long> mine, Optional<Long> their) {
        return mine.isPresent() && their.isPresent() ? Integer.signum(mine.get().compareTo(their.get()))
                : Boolean.compare(mine.isPresent(), their.isPresent());
    }
}
