package lampblack.rules;

import java.util.HashMap;
import java.util.Map;
import lampblack.node.MapNode;

/**
 * Creation as a whole, the way its steps are judged: on the state with all choices applied.
 *
 * @param choices what the file says, by step
 * @param running the points put into each trait by the steps judged so far
 */
public record Creation(MapNode choices, Standing standing, Map<Trait, Long> running, Judgement to) {

    public Creation(MapNode choices, Standing standing, Judgement to) {
        this(choices, standing, new HashMap<>(), to);
    }
}
