package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.dice.GroupOdds;
import lampblack.rules.roll.Roll;

/** The odds of rolls that several make together, as they are printed for programs: exactly, as fractions. */
public final class SharedOddsJson {

    private SharedOddsJson() {}

    public static Map<String, Object> of(Roll roll, GroupOdds odds) {
        Map<String, Object> best = new LinkedHashMap<>();
        roll.outcomes().keySet().forEach(id -> best.put(id, odds.best().probability(id).toString()));
        Map<String, Object> marks = new LinkedHashMap<>();
        odds.marks().forEach((track, distribution) -> marks.put(track, OddsJson.numbers(distribution)));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("roll", roll.id());
        json.put("counts", roll.group().orElseThrow().counts().word());
        json.put("best", best);
        json.put("enough", odds.enough().probability(true).toString());
        json.put("failing", OddsJson.numbers(odds.failing()));
        json.put("marks", marks);
        return json;
    }
}
