package lampblack.expression;

/** How much work may still be done: counted, so that costly rules are judged the same on every machine. */
public final class StepBudget {

    /** What one rule may take. */
    public static final int PER_RULE = 100_000;

    private final long limit;
    private long taken;

    public StepBudget(long limit) {
        this.limit = limit;
    }

    public static StepBudget forRule() {
        return new StepBudget(PER_RULE);
    }

    /** Takes one step; false when there is none left. */
    public boolean take() {
        return take(1);
    }

    /** Takes several steps at once; false, and none left, when there are not as many. */
    public boolean take(long count) {
        taken = count > limit - taken ? limit + 1 : taken + count;
        return taken <= limit;
    }

    /** How many steps were taken so far, at most one more than the limit. */
    public long taken() {
        return taken;
    }
}
