package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.rules.derived.DerivedSheet;

/**
 * How a roll is about to be made: with what is agreed, before extras and whatever is bound to it change that.
 *
 * @param derived whoever rolls; empty where that is nobody in particular, of whom nothing can be required
 * @param choices the choice that holds for each setting with choices
 * @param numbers those settled, as formulas know them
 * @param extras the ids of the extras that are done
 */
public record RollCircumstances(Roll roll, Optional<DerivedSheet> derived, Map<String, String> choices,
        Map<String, Long> numbers, Set<String> extras) {

    public RollCircumstances {
        choices = new LinkedHashMap<>(choices);
        numbers = new LinkedHashMap<>(numbers);
        extras = new LinkedHashSet<>(extras);
    }

    /** Whether there is a character to be judged. */
    public boolean isJudged() {
        return derived.isPresent();
    }
}
