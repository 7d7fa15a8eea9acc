package lampblack.rules.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a roll on a list comes to. In YAML: {@code roll: d6} of the list and {@code on: 1..2} of its options.
 *
 * @param playbooks the playbook of each option that belongs to one: each playbook then has a table of its own
 */
public record RandomTable(TableDice dice, Map<String, ResultRange> on, Map<String, List<String>> playbooks) {

    /** The results that an option is taken on. */
    public record ResultRange(long least, long most) {

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
        playbooks = new LinkedHashMap<>(playbooks);
    }

    /** The one table of a list that has no playbooks. */
    public RandomTable(TableDice dice, Map<String, ResultRange> on) {
        this(dice, on, Map.of());
    }

    /** The id of the option that a roll comes to. */
    public Optional<String> at(long roll) {
        return on.entrySet().stream().filter(entry -> entry.getValue().has(roll)).map(Map.Entry::getKey).findFirst();
    }

    /** The id of the option that a roll comes to on the table that an option stands in. */
    public Optional<String> at(long roll, String beside) {
        return on.containsKey(beside) && on.get(beside).has(roll) ? Optional.of(beside)
                : among(playbooks.getOrDefault(beside, List.of()).stream().findFirst()).at(roll);
    }

    /** The table of one playbook, with what belongs to none. */
    public RandomTable among(Optional<String> playbook) {
        Map<String, ResultRange> own = new LinkedHashMap<>(on);
        own.keySet().removeIf(id -> playbooks.containsKey(id) && playbook.filter(playbooks.get(id)::contains)
                .isEmpty());
        return new RandomTable(dice, own);
    }
}
