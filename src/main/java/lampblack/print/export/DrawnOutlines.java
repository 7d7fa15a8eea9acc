package lampblack.print.export;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lampblack.print.pdf.PathReader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/**
 * The outlines of marks on a printed page, as exactly as they are drawn. A browser says where a mark stands to the pixel
 * only, by which a filled one would stand askew in its outline.
 */
final class DrawnOutlines extends PathReader {

    private static final double LARGEST = 40;
    private static final double NEAR = 1.2;
    /** Marks are drawn in the inner nine tenths of their room. */
    private static final double EDGE = 1.0 / 18;

    private final List<Rectangle2D> outlines = new ArrayList<>();

    private DrawnOutlines(PDPage page) {
        super(page);
    }

    /** The outlines that are stroked on a page. */
    static DrawnOutlines of(PDPage page) throws IOException {
        DrawnOutlines outlines = new DrawnOutlines(page);
        outlines.processPage(page);
        return outlines;
    }

    /** The room of the mark that is drawn nearly in some room. */
    Optional<PDRectangle> near(PDRectangle room) {
        Rectangle2D about = new Rectangle2D.Double(room.getLowerLeftX(), room.getLowerLeftY(), room.getWidth(),
                room.getHeight());
        return outlines.stream().map(DrawnOutlines::room).filter(outline -> away(outline, about) < NEAR
                && Math.abs(outline.getWidth() - about.getWidth()) < 2 * NEAR
                && Math.abs(outline.getHeight() - about.getHeight()) < 2 * NEAR)
                .min(Comparator.comparingDouble(outline -> away(outline, about)))
                .map(outline -> new PDRectangle((float) outline.getX(), (float) outline.getY(),
                        (float) outline.getWidth(), (float) outline.getHeight()));
    }

    private static Rectangle2D room(Rectangle2D drawn) {
        double x = drawn.getWidth() * EDGE;
        double y = drawn.getHeight() * EDGE;
        return new Rectangle2D.Double(drawn.getX() - x, drawn.getY() - y, drawn.getWidth() + 2 * x,
                drawn.getHeight() + 2 * y);
    }

    private static double away(Rectangle2D one, Rectangle2D other) {
        return Math.max(Math.abs(one.getCenterX() - other.getCenterX()), Math.abs(one.getCenterY() - other.getCenterY()));
    }

    private void keep() {
        Rectangle2D bounds = path.getBounds2D();
        if (bounds.getWidth() > 0 && bounds.getWidth() < LARGEST && bounds.getHeight() < LARGEST) {
            outlines.add(bounds);
        }
        path.reset();
    }

    @Override
    public void endPath() {
        path.reset();
    }

    @Override
    public void strokePath() {
        keep();
    }

    @Override
    public void fillPath(int rule) {
        path.reset();
    }

    @Override
    public void fillAndStrokePath(int rule) {
        keep();
    }

    @Override
    public void clip(int rule) {
        // What is clipped away is no mark.
    }

    @Override
    public void drawImage(PDImage image) {
        // A picture is no mark.
    }

    @Override
    public void shadingFill(COSName name) {
        // Nor is a shade.
    }
}
