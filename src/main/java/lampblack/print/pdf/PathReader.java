package lampblack.print.pdf;

import java.awt.geom.GeneralPath;
import java.awt.geom.Point2D;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.pdmodel.PDPage;

/** Goes through what is drawn on a page, as if to draw it, and follows each path until it is drawn. */
public abstract class PathReader extends PDFGraphicsStreamEngine {

    /** The path that is being drawn; whoever draws it ends it. */
    protected final GeneralPath path = new GeneralPath();

    /** @param page that is gone through */
    protected PathReader(PDPage page) {
        super(page);
    }

    @Override
    public final void appendRectangle(Point2D one, Point2D two, Point2D three, Point2D four) {
        path.moveTo(one.getX(), one.getY());
        path.lineTo(two.getX(), two.getY());
        path.lineTo(three.getX(), three.getY());
        path.lineTo(four.getX(), four.getY());
        path.closePath();
    }

    @Override
    public final void moveTo(float x, float y) {
        path.moveTo(x, y);
    }

    @Override
    public final void lineTo(float x, float y) {
        begin(x, y);
        path.lineTo(x, y);
    }

    @Override
    public final void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        begin(x1, y1);
        path.curveTo(x1, y1, x2, y2, x3, y3);
    }

    /** What a broken page draws from nowhere begins where it leads. */
    private void begin(float x, float y) {
        if (path.getCurrentPoint() == null) {
            path.moveTo(x, y);
        }
    }

    @Override
    public final Point2D getCurrentPoint() {
        return path.getCurrentPoint();
    }

    @Override
    public final void closePath() {
        if (path.getCurrentPoint() != null) {
            path.closePath();
        }
    }
}
