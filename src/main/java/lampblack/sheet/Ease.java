package lampblack.sheet;

import java.util.function.Function;

/**
 * How much of the room that is left on a sheet goes into it: first the gaps between blocks grow, then marks, letters and
 * lines together.
 *
 * @param step 0 to {@link #MOST}
 */
public record Ease(int step) {

    /** As close as ever. */
    public static final Ease NONE = new Ease(0);

    /** The largest gaps, marks and letters. */
    public static final Ease MOST = new Ease(12);

    private static final int GAPS = 3;

    /** The most that some layouts of a sheet allow, each made by its own. @param most no more than this */
    public static Ease of(Ease most, Function<Ease, PlannedLayout> layouts) {
        PlannedLayout plain = layouts.apply(NONE);
        int lowest = 0;
        int highest = most.step;
        while (lowest < highest) {
            int middle = (lowest + highest + 1) / 2;
            boolean fits = layouts.apply(new Ease(middle)).fitsLike(plain);
            lowest = fits ? middle : lowest;
            highest = fits ? highest : middle - 1;
        }
        return new Ease(lowest);
    }

    /** The lesser of two. */
    public Ease least(Ease other) {
        return step < other.step ? this : other;
    }

    /** What is left free below a block, in millimetres. */
    public double gap() {
        return 1.5 + 0.5 * Math.min(step, GAPS);
    }

    /** The size of text, in points. */
    public double points() {
        return 8.1 + 1.9 * grown();
    }

    /** The size of a mark for pencils, in millimetres. */
    public double mark() {
        return 3 + 1.5 * grown();
    }

    /** How high a line for notes is, in millimetres. */
    public double ruled() {
        return 6 + 2 * grown();
    }

    private double grown() {
        return 1.0 * Math.max(0, step - GAPS) / (MOST.step - GAPS);
    }
}
