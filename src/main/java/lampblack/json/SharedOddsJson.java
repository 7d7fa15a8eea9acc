package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.GroupOdds;
import lampblack.dice.OpposedOdds;
import lampblack.rules.roll.Roll;

/** The odds of rolls that several make, as they are printed for programs: exactly, as fractions. */
public final class SharedOddsJson {

    private SharedOddsJson() {}

    public static Map<String, Object> of(Roll roll, GroupOdds odds) {
        Map<String, Object> best = new LinkedHashMap<>();
        roll.outcomes().keySet().forEach(id -> best.put(id, odds.best().probability(id).toString()));
        Map<String, Object> marks = new LinkedHashMap<>();
        odds.marks().forEach((track, distribution) -> marks.put(track, OddsJson.numbers(distribution)));
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("roll", roll.id());
        shown.put("counts", roll.group().orElseThrow().counts().word());
        shown.put("best", best);
        shown.put("enough", odds.enough().probability(true).toString());
        shown.put("failing", OddsJson.numbers(odds.failing()));
        shown.put("marks", marks);
        return shown;
    }

    public static Map<String, Object> of(Roll roll, Optional<OpposedOdds> odds) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("roll", roll.id());
        shown.put("rolled", odds.isPresent());
        odds.ifPresent(opposedOdds -> {
            shown.put("ahead", opposedOdds.sides().probability(1).toString());
            shown.put("even", opposedOdds.sides().probability(0).toString());
            shown.put("behind", opposedOdds.sides().probability(-1).toString());
            Map<String, Object> margins = new LinkedHashMap<>();
            opposedOdds.margins().ways().keySet().forEach(by ->
                    margins.put(by.toString(), opposedOdds.by(by).toString()));
            shown.put("margins", margins);
        });
        return shown;
    }
}
