package lampblack.lint;

/** All that a condition may come to: whether it can be true, and whether it can be false. */
record Truth(boolean canHold, boolean canFail) {

    static final Truth EITHER = new Truth(true, true);

    static Truth of(boolean truth) {
        return new Truth(truth, !truth);
    }

    Truth opposite() {
        return new Truth(canFail, canHold);
    }

    boolean can(boolean truth) {
        return truth ? canHold : canFail;
    }
}
