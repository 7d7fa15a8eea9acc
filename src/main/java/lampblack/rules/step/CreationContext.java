package lampblack.rules.step;

import java.util.HashMap;
import java.util.Map;
import lampblack.node.MapNode;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Trait;

/**
 * Creation as a whole, the way its steps are judged: on the state with all choices applied.
 *
 * @param choices what the file says, by step
 * @param running the points put into each trait by the steps judged so far
 */
public record CreationContext(MapNode choices, DerivedSheet derived, Map<Trait, Long> running,
        ProblemCollector problems) {

    public CreationContext(MapNode choices, DerivedSheet derived, ProblemCollector problems) {
        this(choices, derived, new HashMap<>(), problems);
    }
}
