package lampblack.rules;

import java.util.Optional;

/** How much work judging a character may take: counted, not timed, so that every machine gives the same result. */
public final class WorkBudget {

    /** What one character may take: some hundred times what the busiest of real ones does. */
    public static final long MAX = 2_000_000;

    private final long most;
    private final Optional<WorkBudget> whole;
    private long taken;

    public WorkBudget(long most) {
        this(most, Optional.empty());
    }

    private WorkBudget(long most, Optional<WorkBudget> whole) {
        this.most = most;
        this.whole = whole;
    }

    /** What one character of many may take, of what may be taken for all of them together. */
    public WorkBudget forOneCharacter() {
        return new WorkBudget(MAX, Optional.of(this));
    }

    /** Takes so much work; false when there is not so much left. */
    public boolean take(long work) {
        taken = work > most - taken ? most + 1 : taken + work;
        boolean left = taken <= most;
        return whole.map(workBudget -> workBudget.take(work)).orElse(true) && left;
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
        return taken > most || whole.map(WorkBudget::isSpent).orElse(false);
    }
}
