package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a roll on a list comes to. In YAML: {@code roll: d6} of the list and {@code on: 1..2} of its options. */
public record RandomTable(TableDice dice, Map<String, Results> on) {

    /** The results that an option is taken on. */
    public record Results(long least, long most) {

        boolean has(long roll) {
            return roll >= least && roll <= most;
        }

        /** As players write it: {@code 3} or {@code 3–4}. */
        public String shown() {
            return least == most ? String.valueOf(least) : least + "–" + most;
        }
    }

    public RandomTable {
        on = new LinkedHashMap<>(on);
    }

    /** The id of the option that a roll comes to. */
    public Optional<String> at(long roll) {
        return on.entrySet().stream().filter(each -> each.getValue().has(roll)).map(Map.Entry::getKey).findFirst();
    }
}
