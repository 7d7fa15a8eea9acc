package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;

/** Rows of dots and boxes. */
final class Marks {

    /** More than this is written as a number. */
    static final int MOST = 40;

    private Marks() {
    }

    /** So many marks in all: first those filled, then those open, the rest not yet to be marked. */
    static List<Mark> row(long filled, long open, long all) {
        List<Mark> marks = new ArrayList<>();
        for (long i = 0; i < Math.min(all, MOST); i++) {
            marks.add(i < filled ? Mark.FILLED : i < open ? Mark.OPEN : Mark.LOCKED);
        }
        return marks;
    }

    /** How many are filled. */
    static long filled(List<Mark> marks) {
        return marks.stream().filter(each -> each == Mark.FILLED).count();
    }

    static List<Mark> row(long filled, long all) {
        return row(filled, all, all);
    }
}
