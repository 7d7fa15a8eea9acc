package lampblack.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollSetting;

/**
 * Two sides that are weighed against each other.
 *
 * @param other empty where one side is only rated
 */
public record SideComparison(ComparisonTable by, List<ComparisonTable.RatedThing> one,
        List<ComparisonTable.RatedThing> other) {

    public SideComparison {
        one = List.copyOf(one);
        other = List.copyOf(other);
    }

    /** How much higher the one side is; below 0 where it is lower. */
    public long difference() {
        return by.together(one) - by.together(other);
    }

    /** How the difference moves settings of the game's rolls. */
    public List<SettingShift> shifts(Ruleset game) {
        List<SettingShift> shifts = new ArrayList<>();
        by.levels().shifts().forEach((roll, setting) -> {
            Roll of = game.rolls().get(roll);
            shifts.add(new SettingShift(of, of.settings().get(setting), difference()));
        });
        return shifts;
    }

    /**
     * A setting that is moved.
     *
     * @param steps to the better, or below 0 to the worse
     */
    public record SettingShift(Roll roll, RollSetting setting, long steps) {

        /** The usual choice; empty where the setting is a number. */
        public Optional<RollSetting.SettingChoice> before() {
            return choice(0);
        }

        /** The choice that the usual one becomes. */
        public Optional<RollSetting.SettingChoice> after() {
            return choice(steps);
        }

        private Optional<RollSetting.SettingChoice> choice(long moved) {
            List<String> ids = List.copyOf(setting.choices().keySet());
            if (ids.isEmpty()) {
                return Optional.empty();
            }
            long usual = Math.max(0, ids.indexOf(setting.usual().orElse(ids.get(0))));
            long place = Math.max(0, Math.min(ids.size() - 1, usual + moved));
            return Optional.of(setting.choices().get(ids.get((int) place)));
        }
    }
}
