package lampblack.lint.bounds;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.expression.Arithmetic;
import lampblack.expression.Expression;
import lampblack.rules.Amount;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Trait;

/** Bounds of the numbers that determine a roll. */
public record RollBounds(SheetBounds bounds, Roll roll) {

    /** What its formulas may use, by name. */
    public Map<String, Interval> variables() {
        Map<String, Interval> variables = new LinkedHashMap<>(settled());
        Interval faces = new Interval(1, roll.die().faces());
        variables.put("highest", faces);
        variables.put("lowest", faces);
        variables.put("kept", roll.adds().isPresent() ? Interval.ANY
                : new Interval(1, roll.die().faces() * NumberSource.MAX));
        variables.put("dice", new Interval(1, NumberSource.MAX));
        variables.put("sixes", new Interval(0, NumberSource.MAX));
        variables.put("ones", new Interval(0, NumberSource.MAX));
        return variables;
    }

    /** What is known before the dice fall. */
    private Map<String, Interval> settled() {
        Map<String, Interval> settled = new LinkedHashMap<>();
        roll.settings().values().stream().filter(RollSetting::isNumber).forEach(rollSetting ->
                settled.put(rollSetting.variable(), new Interval(rollSetting.least(), rollSetting.most())));
        roll.picked().ifPresent(rated -> settled.put("trait", rated(rated)));
        return settled;
    }

    /** How many dice there can be before anything adds to them. */
    public Interval dice() {
        return switch (roll.dice()) {
            case NumberSource.Rated rated -> rated(rated);
            case NumberSource.Counted counted -> bounds.amount(counted.amount(), settled());
            case NumberSource.Agreed agreed -> new Interval(agreed.least(), agreed.most());
        };
    }

    private Interval rated(NumberSource.Rated rated) {
        Interval all = Interval.exactly(0);
        for (String set : rated.sets()) {
            all = all.union(bounds.ratings().any(set));
        }
        for (Trait trait : rated.traits()) {
            all = all.union(bounds.ratings().rating(trait));
        }
        return all;
    }

    /** Whether an amount is the same number however the roll is settled: of two equal parts none is left. */
    public boolean settles(Amount amount, long number) {
        boolean cancels = number == 0 && amount.formula().map(Expression::term)
                .filter(term -> term instanceof Arithmetic sum && sum.operator() == Arithmetic.ArithmeticOperator.MINUS
                        && sum.left().span().text().equals(sum.right().span().text())).isPresent();
        return cancels || bounds.amount(amount, settled()).equals(Interval.exactly(number));
    }
}
