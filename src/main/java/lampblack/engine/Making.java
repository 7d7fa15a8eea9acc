package lampblack.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.State;
import lampblack.node.Node;
import lampblack.rules.Judgement;
import lampblack.rules.SheetRules;
import lampblack.rules.Step;

/** The way through the steps of creation, which another takes over wherever it comes by the same choices. */
final class Making {

    /** A step that nothing was to be said to. */
    private record Made(Node choice, State before, State after) {}

    private final Map<String, Made> steps = new HashMap<>();
    private final Map<String, Made> known;

    private Making(Map<String, Made> known) {
        this.known = known;
    }

    /** One that knows of no other. */
    static Making first() {
        return new Making(Map.of());
    }

    /** One that takes over what it can. */
    Making again() {
        return new Making(steps);
    }

    /**
     * The state that a step with its choice leads to.
     *
     * @param number of the first option that is taken in it
     */
    State apply(Step step, Node choice, State before, int number, SheetRules sheet, Judgement to) {
        int count = to.count();
        State after = takenOver(step, choice, before)
                .orElseGet(() -> step.apply(before.from(number), choice, sheet, to));
        if (count == to.count()) {
            steps.put(step.id(), new Made(choice, before, after));
        }
        return after;
    }

    private Optional<State> takenOver(Step step, Node choice, State before) {
        Made made = known.get(step.id());
        return made != null && made.choice == choice ? before.grown(made.before, made.after) : Optional.empty();
    }
}
