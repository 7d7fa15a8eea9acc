package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.ruleset.ComparisonTable;
import lampblack.ruleset.Levels;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.SideComparison;

/** What two sides come to, for programs. */
public final class ComparisonJson {

    private ComparisonJson() {}

    public static Map<String, Object> of(Ruleset game, SideComparison comparison) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ruleset", game.id());
        shown.put("table", comparison.by().table().label().id());
        shown.put("one", side(comparison.by(), comparison.one()));
        if (comparison.other().isEmpty()) {
            return shown;
        }
        shown.put("other", side(comparison.by(), comparison.other()));
        shown.put("difference", comparison.difference());
        shown.put("shifts", comparison.shifts(game).stream().map(ComparisonJson::shift).toList());
        shown.put("comes-to", comparison.words().map(difference -> difference.label().id()));
        shown.put("says", comparison.words().map(Levels.Difference::says));
        return shown;
    }

    private static Map<String, Object> side(ComparisonTable by, List<ComparisonTable.RatedThing> side) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("together", by.together(side));
        shown.put("things", side.stream().map(ratedThing -> weight(by, ratedThing)).toList());
        return shown;
    }

    private static Map<String, Object> weight(ComparisonTable by, ComparisonTable.RatedThing weight) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("thing", weight.thing() < 0 ? null : by.thingIds().get(weight.thing()));
        shown.put("level", by.number(weight));
        shown.put("id", by.levelIds().get(weight.level()));
        shown.put("words", by.words(weight));
        return shown;
    }

    private static Map<String, Object> shift(SideComparison.SettingShift shift) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("roll", shift.roll().id());
        shown.put("setting", shift.setting().id());
        shown.put("steps", shift.steps());
        shown.put("usual", shift.before().map(settingChoice -> settingChoice.label().id()));
        shown.put("becomes", shift.after().map(settingChoice -> settingChoice.label().id()));
        return shown;
    }
}
