package lampblack.print.proof;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import lampblack.print.pdf.InkPage;
import lampblack.print.pdf.PrintedInk.InkPlace;
import lampblack.print.proof.MeasuredLayout.LayoutMark;

/**
 * A dot, a box, a part of a clock or a line as it is printed, in points from the upper left corner of its page.
 *
 * @param mark what it is
 * @param ground how light the paper about it is
 */
record InkSpot(InkPage page, double left, double top, LayoutMark mark, double ground) {

    private static final double POINT = 0.75;
    /** How far about a mark its ground is looked for. */
    private static final double NEAR = 0.7;
    private static final double FAR = 2;
    private static final double AROUND = 3.2;
    /** How far about a place it is looked at, and how far that may be off. */
    private static final double DOT = 0.4;
    private static final double NUDGE = 0.3;
    private static final double SHIFT = 1;
    private static final double FILLED = 3;
    private static final double DRAWN = 1.7;
    private static final double RULED = 0.5;
    /** How far below its own end what a line stands in may be ruled. */
    private static final double FOOT = 6;

    static InkSpot of(InkPage page, InkPlace place, PageMargins margins, LayoutMark mark) {
        double left = margins.on(place.page()).left() * POINT
                + exact(place.left(), (mark.left() + mark.around().left()) * POINT);
        double top = margins.on(place.page()).top() * POINT
                + exact(place.top(), (mark.top() + mark.around().top()) * POINT);
        double ground = page.ground(left, top, left + mark.around().wide() * POINT,
                top + mark.around().high() * POINT, NEAR, AROUND);
        return new InkSpot(page, left, top, mark, ground);
    }

    /** A browser says places in whole pixels; where nothing was moved, they are known more exactly. */
    private static double exact(double said, double laid) {
        return Math.abs(said - laid) <= 2 * POINT ? laid : said + POINT / 2;
    }

    private double right() {
        return left + mark.around().wide() * POINT;
    }

    private double bottom() {
        return top + mark.around().high() * POINT;
    }

    /** The contrasts of its middle, whose place is known to about a pixel. */
    private DoubleStream middle(double off) {
        double across = left + mark.middle().left() * POINT;
        double down = top + mark.middle().top() * POINT;
        // Not aslant, where a diamond has its edges.
        return IntStream.of(mark.isPiece() ? new int[] {4} : new int[] {1, 3, 4, 5, 7}).mapToDouble(i -> {
            double x = across + (i % 3 - 1) * off;
            double y = down + (i / 3 - 1) * off;
            return InkPage.contrast(ground, page.light(x - DOT, y - DOT, x + DOT, y + DOT));
        });
    }

    /** How much ink there is on it, 0 to 1. */
    double ink() {
        return Math.abs(ground - page.light(left, top, right(), bottom()));
    }

    /** Whether a place is within its frame, or at its edge. */
    boolean holds(double across, double down) {
        return across > left - AROUND && across < right() + AROUND && down > top - AROUND && down < bottom() + AROUND;
    }

    /** Whether its middle is ink; one dot of it that is as it was meant will do. @param meant whether it was to be ink */
    boolean isFilled(boolean meant) {
        return meant ? DoubleStream.concat(middle(NUDGE), middle(SHIFT)).anyMatch(contrast -> contrast > FILLED)
                : middle(NUDGE).allMatch(contrast -> contrast > FILLED);
    }

    /** Whether anything of it is seen. */
    boolean isDrawn() {
        double across = left + mark.edge().left() * POINT;
        double down = top + mark.edge().top() * POINT;
        return InkPage.contrast(ground, mark.isPiece() ? page.unlike(ground, across - FAR, down - FAR, across + FAR, down + FAR)
                : page.unlike(ground, left, top, right(), bottom())) > DRAWN;
    }

    /** Whether lines run along all its edges. @param roughly whether they may be somewhat off */
    boolean isRinged(boolean roughly) {
        double quarter = mark.wide() * POINT / 4;
        double off = roughly ? FAR : NEAR;
        return page.ruled(ground, left + quarter, top - off, right() - quarter, top + FAR) > RULED
                && page.ruled(ground, left + quarter, bottom() - FAR, right() - quarter, bottom() + off) > RULED
                && page.crossed(ground, left - off, top + quarter, left + off, bottom() - quarter) > RULED
                && page.crossed(ground, right() - off, top + quarter, right() + off, bottom() - quarter) > RULED;
    }

    /** Whether a line runs along its own foot. */
    boolean isUnderlined() {
        return page.ruled(ground, left, bottom() - FAR, right(), bottom() + NEAR) > RULED;
    }

    /** Whether a line runs along its foot, or that of what it stands in. */
    boolean isRuled() {
        return page.ruled(ground, left, (top + bottom()) / 2, right(), bottom() + FOOT) > RULED;
    }
}
