package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.Label;

/**
 * One outcome of a roll.
 *
 * @param says what happens, in small markup, or empty
 * @param applies the ids of the settings whose choices then happen
 * @param shifts steps along the choices of a setting, by its id
 */
public record RollOutcome(Label label, String says, OutcomeMatch match, RollEffects brings, List<String> applies,
        Map<String, Long> shifts) {

    public RollOutcome {
        applies = List.copyOf(applies);
        shifts = new LinkedHashMap<>(shifts);
    }

    public String id() {
        return label.id();
    }
}
