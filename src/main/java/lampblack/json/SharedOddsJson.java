package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import lampblack.dice.Fraction;
import lampblack.dice.GroupOdds;
import lampblack.json.OddsJson.NumbersJson;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;

/** The odds of a roll that several make together: exactly, as fractions. */
public record SharedOddsJson(String roll, GroupRoll.CountedResult counts, Map<String, Fraction> best, Fraction enough,
        NumbersJson failing, Map<String, NumbersJson> marks, Map<String, NumbersJson> changes) {

    /** @param supply whether what the roll marks somewhere is taken from there */
    public static SharedOddsJson of(Roll roll, GroupOdds odds, Predicate<String> supply) {
        Map<String, Fraction> best = new LinkedHashMap<>();
        roll.outcomes().keySet().forEach(id -> best.put(id, odds.best().probability(id)));
        return new SharedOddsJson(roll.id(), roll.group().orElseThrow().counts(), best,
                odds.enough().probability(true), NumbersJson.of(odds.failing()),
                NumbersJson.marks(odds.marks(), supply), NumbersJson.changes(odds.marks(), supply));
    }
}
