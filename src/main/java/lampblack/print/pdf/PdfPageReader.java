package lampblack.print.pdf;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Goes through what is drawn on a page, as if to draw it. */
final class PdfPageReader extends PathReader {

    /** How narrow letters may be set against their height, before they are read like smaller ones. */
    private static final double NARROW = 0.75;

    /** How much of a line may be missing before anybody sees it, in points. */
    private static final double CUT = 0.3;

    private final int page;
    private final double height;
    private final ReadingOrder order;
    private final List<Glyph> into;
    private final List<PrintedDocument.CutMark> cuts;
    private final Deque<MarkedContent> pieces = new ArrayDeque<>();
    private int run;
    private int marks;
    private int rule = -1;
    private boolean said;

    /**
     * A piece of the page.
     *
     * @param actual what its glyphs read together, or null where each says it itself
     */
    private record MarkedContent(int place, String actual) {}

    /** @param run the number of the last run before this page */
    PdfPageReader(PDPage page, int number, ReadingOrder order, int run, List<Glyph> into,
            List<PrintedDocument.CutMark> cuts) {
        super(page);
        this.page = number;
        this.height = page.getMediaBox().getHeight();
        this.order = order;
        this.run = run;
        this.into = into;
        this.cuts = cuts;
    }

    int runs() {
        return run;
    }

    int marks() {
        return marks;
    }

    @Override
    public void beginText() throws IOException {
        run++;
        super.beginText();
    }

    @Override
    public void beginMarkedContentSequence(COSName tag, COSDictionary properties) {
        MarkedContent around = pieces.isEmpty() ? new MarkedContent(ReadingOrder.NONE, null) : pieces.peek();
        boolean placed = properties != null && properties.containsKey(COSName.MCID);
        String actual = properties == null ? null : properties.getString(COSName.ACTUAL_TEXT);
        said = actual == null && said;
        pieces.push(new MarkedContent(placed ? order.place(page, properties.getInt(COSName.MCID)) : around.place(),
                actual == null ? around.actual() : actual));
        super.beginMarkedContentSequence(tag, properties);
    }

    @Override
    public void endMarkedContentSequence() {
        if (!pieces.isEmpty()) {
            pieces.pop();
        }
        super.endMarkedContentSequence();
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
        double size = Math.min(matrix.getScalingFactorY(), matrix.getScalingFactorX() / NARROW);
        double left = matrix.getTranslateX();
        double right = left + displacement.getX() * matrix.getScalingFactorX();
        double base = height - matrix.getTranslateY();
        boolean missing = font instanceof PDType0Font && ((PDType0Font) font).codeToGID(code) == 0;
        int place = pieces.isEmpty() ? ReadingOrder.NONE : pieces.peek().place();
        into.add(new Glyph(page, run, place, text(font, code), Math.min(left, right), Math.max(left, right), base, size,
                missing, seen(left, right, matrix.getTranslateY(), size)));
    }

    private String text(PDFont font, int code) throws IOException {
        if (!pieces.isEmpty() && pieces.peek().actual() != null) {
            String once = said ? "" : pieces.peek().actual();
            said = true;
            return once;
        }
        String read = font.toUnicode(code);
        return read == null ? "" : read;
    }

    /** How much of a letter's body the present clipping path leaves; of what is clear, nothing. */
    private double seen(double left, double right, double base, double size) throws IOException {
        if (getGraphicsState().getNonStrokeAlphaConstant() == 0) {
            return 0;
        }
        Rectangle2D body = new Rectangle2D.Double(left, base, Math.max(0.1, right - left), size * Glyph.SMALL);
        Rectangle2D clip = getGraphicsState().getCurrentClippingPath().getBounds2D();
        Rectangle2D whole = body.createIntersection(clip);
        return whole.isEmpty() ? 0 : whole.getWidth() * whole.getHeight() / (body.getWidth() * body.getHeight());
    }

    // The path is kept, since it may be what all after it is cut by.

    @Override
    public void clip(int winding) {
        rule = winding;
    }

    @Override
    public void endPath() {
        if (rule >= 0) {
            path.setWindingRule(rule);
            getGraphicsState().intersectClippingPath(path);
            rule = -1;
        }
        path.reset();
    }

    private void draw() {
        marks++;
        endPath();
    }

    @Override
    public void strokePath() {
        Matrix scale = getGraphicsState().getCurrentTransformationMatrix();
        double pen = getGraphicsState().getLineWidth() * scale.getScalingFactorX();
        Rectangle2D drawn = path.getBounds2D();
        drawn.setRect(drawn.getX() - pen / 2, drawn.getY() - pen / 2, drawn.getWidth() + pen, drawn.getHeight() + pen);
        Rectangle2D clip = getGraphicsState().getCurrentClippingPath().getBounds2D();
        if (drawn.intersects(clip) && !contains(clip, drawn)) {
            cuts.add(new PrintedDocument.CutMark(page, drawn.getX(), height - drawn.getY()));
        }
        draw();
    }

    private static boolean contains(Rectangle2D clip, Rectangle2D drawn) {
        return drawn.getMinX() > clip.getMinX() - CUT && drawn.getMaxX() < clip.getMaxX() + CUT
                && drawn.getMinY() > clip.getMinY() - CUT && drawn.getMaxY() < clip.getMaxY() + CUT;
    }

    @Override
    public void fillPath(int winding) {
        draw();
    }

    @Override
    public void fillAndStrokePath(int winding) {
        draw();
    }

    @Override
    public void shadingFill(COSName shading) {
        marks++;
    }

    @Override
    public void drawImage(PDImage image) {
        marks++;
    }
}
