package lampblack.lint.bounds;

/** All that a condition may come to: whether it can be true, and whether it can be false. */
public record PossibleTruth(boolean canHold, boolean canFail) {

    static final PossibleTruth EITHER = new PossibleTruth(true, true);

    static PossibleTruth of(boolean truth) {
        return new PossibleTruth(truth, !truth);
    }

    PossibleTruth opposite() {
        return new PossibleTruth(canFail, canHold);
    }

    boolean can(boolean truth) {
        return truth ? canHold : canFail;
    }
}
