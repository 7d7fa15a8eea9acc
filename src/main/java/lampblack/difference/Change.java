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

    /**
     * It has become two things or more.
     *
     * @param into what it has become, by title
     * @param all whether who had it has all of them, and not one that is to be chosen
     */
    record Parted(Thing thing, List<String> into, boolean all) implements Change {}

    /**
     * It is what several were, or stands elsewhere than one did.
     *
     * @param were of the earlier ruleset
     * @param reasons why it is taken for that
     */
    record Became(List<Thing> were, Thing thing, List<Likeness> reasons) implements Change {

        public boolean isSaid() {
            return reasons.contains(Likeness.SAID);
        }

        /** Whether it only stands elsewhere. */
        public boolean isMoved() {
            return were.size() == 1 && !were.get(0).path().block().equals(thing.path().block());
        }
    }

    /** It has another id. @param reasons why it is taken for the same */
    record NewId(Thing was, Thing thing, List<Likeness> reasons) implements Change {

        public boolean isSaid() {
            return reasons.contains(Likeness.SAID);
        }
    }

    /** It costs, allows or demands more or less. */
    record NewFigure(Thing thing, Turn turn, Alteration what) implements Change {}

    /** It is said in other words. */
    record NewWords(Thing thing, Alteration what) implements Change {}

    /** Anything else of it is otherwise. */
    record NewRule(Thing thing, Alteration what) implements Change {}
}
