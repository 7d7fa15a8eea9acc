package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;

/** Rows of dots and boxes. */
public final class BoxRows {

    /** More than this is written as a number. */
    public static final int MAX = 40;

    private BoxRows() {
    }

    /** So many marks in all: first those filled, then those open, the rest not yet to be marked. */
    public static List<BoxState> row(long filled, long open, long all) {
        List<BoxState> marks = new ArrayList<>();
        for (long i = 0; i < Math.min(all, MAX); i++) {
            marks.add(i < filled ? BoxState.FILLED : i < open ? BoxState.OPEN : BoxState.LOCKED);
        }
        return marks;
    }

    /** How many are filled. */
    public static long filled(List<BoxState> marks) {
        return marks.stream().filter(boxState -> boxState == BoxState.FILLED).count();
    }

    public static List<BoxState> row(long filled, long all) {
        return row(filled, all, all);
    }
}
