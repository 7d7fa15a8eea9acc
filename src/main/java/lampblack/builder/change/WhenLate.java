package lampblack.builder.change;

/** What a change that finds a newer file than it was made for needs, to be made to that file. */
public enum WhenLate {

    /** Nothing: it adds to whatever stands there by now. */
    ADDS,
    /** That just this has not been added meanwhile, be it by the same press. */
    ADDS_ONCE,
    /** That the same person has changed nothing since. */
    OWN,
    /** That what it is about stands there as it was seen. */
    SAME_THING,
    /** That whoever asks has seen what it would write now. */
    SEEN
}
