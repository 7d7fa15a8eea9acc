package lampblack.difference;

import java.util.List;
import java.util.Optional;

/** One thing that is otherwise in the later of two rulesets. */
public sealed interface Change {

    /** What has changed, as it is now; what is gone, as it was. */
    Thing thing();

    /** There was none. */
    record Appeared(Thing thing) implements Change {}

    /**
     * There is none any more, and nothing that it could have become.
     *
     * @param because why, where the later ruleset says that it has retired it
     */
    record Vanished(Thing thing, Optional<String> because) implements Change {}

    /** It has another id. @param reasons why it is taken for the same */
    record NewId(Thing was, Thing thing, List<Likeness> reasons) implements Change {

        public boolean isSaid() {
            return reasons.contains(Likeness.SAID);
        }
    }

    /** It costs, allows or demands more or less. */
    record NewFigure(Thing thing, ChangeSort sort, Alteration what) implements Change {}

    /** It is said in other words. */
    record NewWords(Thing thing, Alteration what) implements Change {}

    /** Anything else of it is otherwise. */
    record NewRule(Thing thing, Alteration what) implements Change {}
}
