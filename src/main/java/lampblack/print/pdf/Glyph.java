package lampblack.print.pdf;

/**
 * A letter, or several that one glyph shows, as it was printed. Places are in points from the upper left corner.
 *
 * @param page counted from 1
 * @param run the stretch of letters that were set at one go; all runs of a document are numbered in the order of
 *     printing
 * @param place of its run in the order of reading, or below 0 where that is not known
 * @param text what it reads, or empty where another glyph of the same run says it
 * @param base the line it stands on
 * @param size its height in points, from the top of the tallest to the bottom of the lowest of its face; of one that is
 *     pressed narrow, less
 * @param missing whether no face has it, so that a box stands in its place
 * @param seen how much of it is not cut away, 0 to 1
 */
public record Glyph(int page, int run, int place, String text, double left, double right, double base, double size,
        boolean missing, double seen) {

    /** How high small letters stand, against the size. */
    static final double SMALL = 0.45;

    public double top() {
        return base - SMALL * size;
    }
}
