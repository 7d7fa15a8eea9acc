package lampblack.print.proof;

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
    /** How far from its middle a mark is looked at, against its width; and a piece of one, in points. */
    private static final double MIDDLE = 0.12;
    private static final double PIECE = 0.5;
    private static final double FILLED = 2;
    private static final double EMPTY = 1.5;
    private static final double DRAWN = 1.7;
    private static final double RULED = 0.5;

    static InkSpot of(InkPage page, InkPlace place, PageMargins margins, LayoutMark mark) {
        double left = place.left() + margins.on(place.page()).left() * POINT;
        double top = place.top() + margins.on(place.page()).top() * POINT;
        double ground = ground(page, left, top, left + mark.around().wide() * POINT,
                top + mark.around().high() * POINT);
        return new InkSpot(page, left, top, mark, ground);
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

    private double right() {
        return left + mark.around().wide() * POINT;
    }

    private double bottom() {
        return top + mark.around().high() * POINT;
    }

    private double middle() {
        double across = left + mark.middle().left() * POINT;
        double down = top + mark.middle().top() * POINT;
        double wide = mark.isPiece() ? PIECE : MIDDLE * mark.wide() * POINT;
        double high = mark.isPiece() ? PIECE : MIDDLE * mark.high() * POINT;
        return InkPage.contrast(ground, page.light(across - wide, down - high, across + wide, down + high));
    }

    /** How much ink there is on it, 0 to 1. */
    double ink() {
        return Math.abs(ground - page.light(left, top, right(), bottom()));
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
        double across = left + mark.edge().left() * POINT;
        double down = top + mark.edge().top() * POINT;
        return InkPage.contrast(ground, mark.isPiece() ? page.unlike(ground, across - 1, down - 1, across + 1, down + 1)
                : page.unlike(ground, left, top, right(), bottom())) > DRAWN;
    }

    /** Whether lines run along its upper edge and its lower one. */
    boolean isRinged() {
        double quarter = mark.wide() * POINT / 4;
        return page.ruled(ground, left + quarter, top - 1, right() - quarter, top + 1) > RULED
                && page.ruled(ground, left + quarter, bottom() - 1, right() - quarter, bottom() + 1) > RULED;
    }

    /** Whether a line runs along its foot. */
    boolean isRuled() {
        return page.ruled(ground, left, (top + bottom()) / 2, right(), bottom() + 1) > RULED;
    }
}
