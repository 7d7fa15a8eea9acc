package lampblack.rules;

/** How much work judging a character may take: counted, not timed, so that every machine comes to the same verdict. */
public final class Effort {

    /** What one character may take: some hundred times what the busiest of real ones does. */
    public static final long MOST = 2_000_000;

    private final long most;
    private long taken;

    public Effort(long most) {
        this.most = most;
    }

    /** Takes so much work; false when there is not so much left. */
    boolean take(long work) {
        taken = work > most - taken ? most + 1 : taken + work;
        return taken <= most;
    }

    /** Charges for what is done elsewhere. */
    public void charge(long work) {
        take(work);
    }

    /** How much was taken so far, at most one more than there is. */
    public long taken() {
        return taken;
    }

    /** Whether no work is left, so that nothing judged from now on means anything. */
    public boolean isSpent() {
        return taken > most;
    }
}
