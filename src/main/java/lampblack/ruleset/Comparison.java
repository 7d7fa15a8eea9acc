package lampblack.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.rules.Roll;
import lampblack.rules.Setting;

/**
 * Two sides that are weighed against each other.
 *
 * @param other empty where one side is only rated
 */
public record Comparison(Yardstick by, List<Yardstick.Weight> one, List<Yardstick.Weight> other) {

    public Comparison {
        one = List.copyOf(one);
        other = List.copyOf(other);
    }

    /** How much higher the one side is; below 0 where it is lower. */
    public long difference() {
        return by.together(one) - by.together(other);
    }

    /** What the difference comes to in words, if the table has any for it. */
    public Optional<Levels.Difference> words() {
        return by.levels().at(difference());
    }

    /** How the difference moves settings of the game's rolls. */
    public List<Shift> shifts(Ruleset game) {
        List<Shift> shifts = new ArrayList<>();
        by.levels().shifts().forEach((roll, setting) -> {
            Roll of = game.rolls().get(roll);
            shifts.add(new Shift(of, of.settings().get(setting), difference()));
        });
        return shifts;
    }

    /**
     * A setting that is moved.
     *
     * @param steps to the better, or below 0 to the worse
     */
    public record Shift(Roll roll, Setting setting, long steps) {

        /** The usual choice; empty where the setting is a number. */
        public Optional<Setting.Choice> before() {
            return choice(0);
        }

        /** The choice that the usual one becomes. */
        public Optional<Setting.Choice> after() {
            return choice(steps);
        }

        private Optional<Setting.Choice> choice(long moved) {
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
