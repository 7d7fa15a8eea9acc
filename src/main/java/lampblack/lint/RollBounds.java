package lampblack.lint;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import lampblack.rules.Trait;

/** What the numbers that a roll goes by can be. */
record RollBounds(Bounds bounds, Roll roll) {

    /** What its formulas may use, by name. */
    Map<String, Interval> variables() {
        Map<String, Interval> variables = new LinkedHashMap<>(settled());
        Interval faces = new Interval(1, roll.die().faces());
        variables.put("highest", faces);
        variables.put("lowest", faces);
        variables.put("kept", roll.adds().isPresent() ? Interval.ANY : new Interval(1, roll.die().faces() * Pool.MOST));
        variables.put("dice", new Interval(1, Pool.MOST));
        variables.put("sixes", new Interval(0, Pool.MOST));
        variables.put("ones", new Interval(0, Pool.MOST));
        return variables;
    }

    /** What is known before the dice fall. */
    private Map<String, Interval> settled() {
        Map<String, Interval> settled = new LinkedHashMap<>();
        roll.settings().values().stream().filter(Setting::isNumber).forEach(each ->
                settled.put(each.variable(), new Interval(each.least(), each.most())));
        roll.picked().ifPresent(rated -> settled.put("trait", rated(rated)));
        return settled;
    }

    /** How many dice there can be before anything adds to them. */
    Interval dice() {
        Pool pool = roll.dice();
        if (pool instanceof Pool.Rated rated) {
            return rated(rated);
        }
        if (pool instanceof Pool.Counted counted) {
            return bounds.amount(counted.amount(), settled());
        }
        if (pool instanceof Pool.Agreed agreed) {
            return new Interval(agreed.least(), agreed.most());
        }
        return ((Pool.Tabled) pool).rows().values().stream().map(Interval::exactly).reduce(Interval::union)
                .orElse(Interval.exactly(0));
    }

    private Interval rated(Pool.Rated rated) {
        Interval all = Interval.exactly(0);
        for (String set : rated.sets()) {
            all = all.union(bounds.ratings().any(set));
        }
        for (Trait trait : rated.traits()) {
            all = all.union(bounds.ratings().rating(trait));
        }
        return all;
    }
}
