package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.ruleset.ComparisonTable;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.SideComparison;

/** What two sides come to, for programs. */
public final class ComparisonJson {

    private ComparisonJson() {}

    public static Map<String, Object> of(Ruleset game, SideComparison comparison) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ruleset", game.id());
        json.put("table", comparison.by().table().label().id());
        json.put("one", side(comparison.by(), comparison.one()));
        if (comparison.other().isEmpty()) {
            return json;
        }
        json.put("other", side(comparison.by(), comparison.other()));
        json.put("difference", comparison.difference());
        json.put("shifts", comparison.shifts(game).stream().map(ComparisonJson::shift).toList());
        return json;
    }

    private static Map<String, Object> side(ComparisonTable by, List<ComparisonTable.RatedThing> side) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("together", by.together(side));
        json.put("things", side.stream().map(ratedThing -> weight(by, ratedThing)).toList());
        return json;
    }

    private static Map<String, Object> weight(ComparisonTable by, ComparisonTable.RatedThing weight) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("thing", weight.thing() < 0 ? null : by.thingIds().get(weight.thing()));
        json.put("level", by.number(weight));
        json.put("id", by.levelIds().get(weight.level()));
        json.put("words", by.words(weight));
        return json;
    }

    private static Map<String, Object> shift(SideComparison.SettingShift shift) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("roll", shift.roll().id());
        json.put("setting", shift.setting().id());
        json.put("steps", shift.steps());
        json.put("usual", shift.before().map(settingChoice -> settingChoice.label().id()));
        json.put("becomes", shift.after().map(settingChoice -> settingChoice.label().id()));
        return json;
    }
}
