package lampblack.dice;

/** What a number within a roll may come to, whatever is chosen for it and however its dice fall. */
public record CostRange(long least, long most) {

    static final CostRange NOTHING = new CostRange(0, 0);
    /** Larger than any sum of numbers that a game may name. */
    private static final long ENDLESS = 1_000_000_000_000L;
    static final CostRange ANY = new CostRange(-ENDLESS, ENDLESS);

    static CostRange exactly(long number) {
        return Math.abs(number) >= ENDLESS ? ANY : new CostRange(number, number);
    }

    /** Whether there is a most. */
    public boolean ends() {
        return most < ENDLESS / 2;
    }

    /** Whether there is a least. */
    public boolean begins() {
        return least > -ENDLESS / 2;
    }

    CostRange notBelowNothing() {
        return new CostRange(Math.max(0, least), Math.max(0, most));
    }

    CostRange plus(CostRange other) {
        return new CostRange(least + other.least, most + other.most);
    }

    CostRange minus(CostRange other) {
        return new CostRange(least - other.most, most - other.least);
    }

    CostRange or(CostRange other) {
        return new CostRange(Math.min(least, other.least), Math.max(most, other.most));
    }

    /** The same so often at most, or not at all. */
    CostRange upTo(long times) {
        return new CostRange(least < 0 ? Math.max(-ENDLESS, -capped(-least, times)) : 0,
                most > 0 ? Math.min(ENDLESS, capped(most, times)) : 0);
    }

    private static long capped(long number, long times) {
        return times >= ENDLESS / number ? ENDLESS : number * times;
    }
}
