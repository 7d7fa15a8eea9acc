package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One outcome of a roll.
 *
 * @param says what happens, in small markup, or empty
 * @param applies the ids of the settings whose choices then happen
 * @param shifts steps along the choices of a setting, by its id
 */
public record Upshot(Label label, String says, Match match, Aftermath brings, List<String> applies,
        Map<String, Long> shifts) {

    public Upshot {
        applies = List.copyOf(applies);
        shifts = new LinkedHashMap<>(shifts);
    }

    public String id() {
        return label.id();
    }
}
