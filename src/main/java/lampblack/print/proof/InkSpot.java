package lampblack.print.proof;

import lampblack.print.pdf.InkPage;
import lampblack.print.pdf.PrintedInk.InkPlace;
import lampblack.print.proof.MeasuredLayout.LayoutFrame;
import lampblack.print.proof.MeasuredLayout.LayoutMark;

/**
 * A dot, a box, a part of a clock or a line as it is printed, in points from the upper left corner of its page.
 *
 * @param ground how light the paper about it is
 */
record InkSpot(InkPage page, double left, double top, double right, double bottom, double ground) {

    private static final double POINT = 0.75;
    /** How far about a mark its ground is looked for. */
    private static final double NEAR = 0.7;
    private static final double FAR = 2;
    /** How far from its edges the middle of a mark begins. */
    private static final double MIDDLE = 0.38;
    private static final double FILLED = 2;
    private static final double EMPTY = 1.5;
    private static final double DRAWN = 1.7;
    private static final double RULED = 0.5;

    static InkSpot of(InkPage page, InkPlace place, PageMargins margins, LayoutMark mark) {
        double left = place.left() + margins.on(place.page()).left() * POINT;
        double top = place.top() + margins.on(place.page()).top() * POINT;
        LayoutFrame frame = mark.around();
        double ground = ground(page, left + frame.left() * POINT, top + frame.top() * POINT,
                left + (frame.left() + frame.wide()) * POINT, top + (frame.top() + frame.high()) * POINT);
        return new InkSpot(page, left, top, left + mark.wide() * POINT, top + mark.high() * POINT, ground);
    }

    /** What most of the four sides about a frame agree upon. */
    private static double ground(InkPage page, double left, double top, double right, double bottom) {
        double[] sides = {page.ground(left, top - FAR, right, top - NEAR),
            page.ground(left, bottom + NEAR, right, bottom + FAR), page.ground(left - FAR, top, left - NEAR, bottom),
            page.ground(right + NEAR, top, right + FAR, bottom)};
        double best = sides[0];
        double least = Double.MAX_VALUE;
        for (int i = 0; i < sides.length; i++) {
            for (int j = i + 1; j < sides.length; j++) {
                if (Math.abs(sides[i] - sides[j]) < least) {
                    least = Math.abs(sides[i] - sides[j]);
                    best = (sides[i] + sides[j]) / 2;
                }
            }
        }
        return best;
    }

    private double middle() {
        double wide = right - left;
        double high = bottom - top;
        return InkPage.contrast(ground, page.light(left + MIDDLE * wide, top + MIDDLE * high, right - MIDDLE * wide,
                bottom - MIDDLE * high));
    }

    /** Whether its middle is ink. */
    boolean isFilled() {
        return middle() > FILLED;
    }

    /** Whether its middle is paper. */
    boolean isEmpty() {
        return middle() < EMPTY;
    }

    /** Whether anything of it is seen. */
    boolean isDrawn() {
        return InkPage.contrast(ground, page.unlike(ground, left, top, right, bottom)) > DRAWN;
    }

    /** Whether lines run along its upper edge and its lower one. */
    boolean isRinged() {
        double quarter = (right - left) / 4;
        return page.ruled(ground, left + quarter, top - 1, right - quarter, top + 1) > RULED
                && page.ruled(ground, left + quarter, bottom - 1, right - quarter, bottom + 1) > RULED;
    }

    /** Whether a line runs through it or along one of its edges. */
    boolean isRuled() {
        return page.ruled(ground, left, top - 1, right, bottom + 1) > RULED;
    }
}
