package lampblack.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.node.Node;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.step.CreationStep;

/** The way through the steps of creation, which another takes over wherever it comes by the same choices. */
public final class CreationCache {

    /** A step that nothing was to be said to. */
    private record CachedStep(Node choice, Choices before, Choices after) {}

    private final Map<String, CachedStep> steps = new HashMap<>();
    private final Map<String, CachedStep> known;

    private CreationCache(Map<String, CachedStep> known) {
        this.known = known;
    }

    /** One that knows of no other. */
    public static CreationCache empty() {
        return new CreationCache(Map.of());
    }

    /** One that takes over what it can. */
    public CreationCache reusing() {
        return new CreationCache(steps);
    }

    /**
     * The state that a step with its choice leads to.
     *
     * @param number of the first option that is taken in it
     */
    Choices apply(CreationStep step, Node choice, Choices before, int number, SheetRules sheet,
            ProblemCollector problems) {
        int count = problems.count();
        Choices after = takenOver(step, choice, before)
                .orElseGet(() -> step.apply(before.from(number), choice, sheet, problems));
        if (count == problems.count()) {
            steps.put(step.id(), new CachedStep(choice, before, after));
        }
        return after;
    }

    private Optional<Choices> takenOver(CreationStep step, Node choice, Choices before) {
        CachedStep made = known.get(step.id());
        return made != null && made.choice == choice ? before.grown(made.before, made.after) : Optional.empty();
    }
}
