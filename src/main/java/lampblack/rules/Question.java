package lampblack.rules;

import java.util.Map;
import java.util.Optional;

/**
 * What an option asks whoever takes it: which trait of a set, which option of a list, one of a few, or some words.
 *
 * @param which the set or list that answers come from
 */
public record Question(Label label, Optional<String> which, Map<String, Label> oneOf) {

    public boolean takesAnyWords() {
        return which.isEmpty() && oneOf.isEmpty();
    }
}
