package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import lampblack.ruleset.ComparisonTable;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.SideComparison;

/** What two sides come to; a side alone is compared with nothing. */
public record ComparisonJson(String ruleset, String table, SideJson one,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<SideJson> other,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Long> difference,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<List<ShiftJson>> shifts) {

    public static ComparisonJson of(Ruleset game, SideComparison comparison) {
        Optional<SideComparison> both = Optional.of(comparison).filter(any -> !any.other().isEmpty());
        return new ComparisonJson(game.id(), comparison.by().table().label().id(),
                SideJson.of(comparison.by(), comparison.one()),
                both.map(any -> SideJson.of(any.by(), any.other())), both.map(SideComparison::difference),
                both.map(any -> any.shifts(game).stream().map(ShiftJson::of).toList()));
    }

    record SideJson(long together, List<WeighedJson> things) {

        static SideJson of(ComparisonTable by, List<ComparisonTable.RatedThing> side) {
            return new SideJson(by.together(side), side.stream().map(rated -> WeighedJson.of(by, rated)).toList());
        }
    }

    record WeighedJson(Optional<String> thing, long level, String id, String words) {

        static WeighedJson of(ComparisonTable by, ComparisonTable.RatedThing rated) {
            return new WeighedJson(rated.thing() < 0 ? Optional.empty() : Optional.of(by.thingIds().get(rated.thing())),
                    by.number(rated), by.levelIds().get(rated.level()), by.words(rated));
        }
    }

    record ShiftJson(String roll, String setting, long steps, Optional<String> usual, Optional<String> becomes) {

        static ShiftJson of(SideComparison.SettingShift shift) {
            return new ShiftJson(shift.roll().id(), shift.setting().id(), shift.steps(),
                    shift.before().map(choice -> choice.label().id()),
                    shift.after().map(choice -> choice.label().id()));
        }
    }
}
