package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;

/** Draws a progress clock as segments of a circle of radius 10 round (0, 0), beginning at twelve o'clock. */
public final class ClockFace {

    private static final int RADIUS = 10;

    private ClockFace() {
    }

    /** One segment: the outline as SVG writes it, and whether it is ticked. */
    public record ClockSegment(String path, BoxState mark) {
    }

    /** The segments of a clock, the first {@code ticked} of them filled. */
    public static List<ClockSegment> segments(int size, int ticked) {
        List<ClockSegment> segments = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            segments.add(new ClockSegment(path(i, size), i < ticked ? BoxState.FILLED : BoxState.OPEN));
        }
        return List.copyOf(segments);
    }

    private static String path(int index, int size) {
        if (size == 1) {
            return "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z";
        }
        return "M0 0L" + point(index, size) + "A10 10 0 0 1 " + point(index + 1, size) + "Z";
    }

    private static String point(int index, int size) {
        double turn = 2 * StrictMath.PI * index / size;
        return hundredths(RADIUS * StrictMath.sin(turn)) + " " + hundredths(-RADIUS * StrictMath.cos(turn));
    }

    private static String hundredths(double number) {
        long rounded = StrictMath.round(number * 100);
        String sign = rounded < 0 ? "-" : "";
        long size = StrictMath.abs(rounded);
        return sign + size / 100 + "." + (size % 100 < 10 ? "0" : "") + size % 100;
    }
}
