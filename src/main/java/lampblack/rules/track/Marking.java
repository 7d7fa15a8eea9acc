package lampblack.rules.track;

/** The ways in which tracks are marked. */
public enum Marking {

    /** Filled from empty, as boxes and a clock are. */
    FILLED(true),
    /** Moved up and down between two bounds, as a counter is. */
    MOVED(true),
    /** Written in, row by row. */
    WRITTEN(false),
    /** Said by name, as one of several bands. */
    CHOSEN(false),
    /** Filled with clocks that players name. */
    NAMED(false),
    /** Worked out from the ledger, as a pool is. */
    SUMMED(false);

    private final boolean counted;

    Marking(boolean counted) {
        this.counted = counted;
    }

    /** Whether marks are counted one by one, between bounds. */
    public boolean isCounted() {
        return counted;
    }
}
