package lampblack.print.pdf;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.form.PDTransparencyGroup;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Paints a page dot by dot, and notes of each letter what was there before it and what was left of it. */
final class InkPainter extends PDFRenderer {

    /** A part of a letter's body at either side that belongs to its neighbours. */
    private static final double SIDE = 0.15;
    /** The difference in light by which a dot is another. */
    private static final double OTHER = 0.15;
    /** The contrast up to which what stands behind letters is a pale picture that they are read on. */
    private static final double PALE = 1.6;

    private final List<PaintedLetter> letters = new ArrayList<>();
    private BufferedImage image;

    InkPainter(PDDocument document) {
        super(document);
    }

    /** Where a letter's body is on the image, the light there before and after it, and its own. */
    private static final class PaintedLetter {
        private int left;
        private int top;
        private int wide;
        private int high;
        private double turned;
        private double own;
        private double cover;
        private float[] before;
        private float[] after;
    }

    InkPage paint(int page) throws IOException {
        PDRectangle paper = document.getPage(page).getMediaBox();
        int across = (int) Math.round(paper.getWidth() / InkPage.DOT);
        int down = (int) Math.round(paper.getHeight() / InkPage.DOT);
        image = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setBackground(Color.WHITE);
        graphics.clearRect(0, 0, across, down);
        renderPageToGraphics(page, graphics, (float) (1 / InkPage.DOT));
        graphics.dispose();
        float[] light = lights(0, 0, across, down);
        return new InkPage(across, light,
                letters.stream().map(letter -> letter(letter, light, across)).toArray(InkPage.InkLetter[]::new));
    }

    @Override
    protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
        return new Drawer(parameters);
    }

    private float[] lights(int left, int top, int wide, int high) {
        if (wide == 0) {
            return new float[0];
        }
        int[] colours = image.getRGB(left, top, wide, high, null, 0, wide);
        float[] lights = new float[colours.length];
        for (int i = 0; i < lights.length; i++) {
            lights[i] = (float) light(colours[i]);
        }
        return lights;
    }

    /** How light a colour is to an eye, 0 to 1. */
    private static double light(int colour) {
        return 0.2126 * LINEAR[colour >> 16 & 255] + 0.7152 * LINEAR[colour >> 8 & 255] + 0.0722 * LINEAR[colour & 255];
    }

    private static final double[] LINEAR = new double[256];

    static {
        for (int i = 0; i < LINEAR.length; i++) {
            double part = i / 255.0;
            LINEAR[i] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }
    }

    private static InkPage.InkLetter letter(PaintedLetter letter, float[] light, int across) {
        if (letter.before.length == 0) {
            return new InkPage.InkLetter(21, 0, letter.turned);
        }
        float[] sorted = letter.before.clone();
        Arrays.sort(sorted);
        double ground = sorted[sorted.length / 2];
        int disturbed = 0;
        double[] contrasts = new double[sorted.length];
        for (int i = 0; i < sorted.length; i++) {
            double last = light[(letter.top + i / letter.wide) * across + letter.left + i % letter.wide];
            double before = letter.before[i];
            contrasts[i] = InkPage.contrast(before, before + (letter.own - before) * letter.cover);
            disturbed += InkPage.contrast(before, ground) > PALE
                    || Math.abs(last - letter.after[i]) > OTHER ? 1 : 0;
        }
        Arrays.sort(contrasts);
        return new InkPage.InkLetter(contrasts[contrasts.length / 4], disturbed / (double) contrasts.length,
                letter.turned);
    }

    private final class Drawer extends PageDrawer {

        private double outer = 1;
        private int groups;

        Drawer(PageDrawerParameters parameters) throws IOException {
            super(parameters);
        }

        @Override
        protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
            PaintedLetter letter = place(matrix, displacement);
            PDColor colour = getGraphicsState().getNonStrokingColor();
            letter.own = colour.isPattern() ? 0 : light(colour.toRGB());
            letter.cover = getGraphicsState().getNonStrokeAlphaConstant() * outer;
            letters.add(letter);
            letter.before = lights(letter.left, letter.top, letter.wide, letter.high);
            super.showGlyph(matrix, font, code, displacement);
            letter.after = lights(letter.left, letter.top, letter.wide, letter.high);
        }

        /** Without the sides, where its neighbours reach over. */
        private PaintedLetter place(Matrix matrix, Vector displacement) {
            double from = displacement.getX() * SIDE;
            double to = displacement.getX() * (1 - SIDE);
            double[] across = new double[4];
            double[] down = new double[4];
            for (int i = 0; i < across.length; i++) {
                Point2D corner = matrix.transformPoint((float) (i % 2 == 0 ? from : to),
                        (float) (i < 2 ? 0.06 : Glyph.SMALL - 0.03));
                across[i] = corner.getX() / InkPage.DOT;
                down[i] = image.getHeight() - corner.getY() / InkPage.DOT;
            }
            Arrays.sort(across);
            Arrays.sort(down);
            PaintedLetter letter = new PaintedLetter();
            letter.left = clamp(Math.round(across[0]), image.getWidth());
            letter.top = clamp(Math.round(down[0]), image.getHeight());
            letter.wide = clamp(Math.round(across[3]), image.getWidth() + 1) - letter.left;
            letter.high = clamp(Math.round(down[3]), image.getHeight() + 1) - letter.top;
            if (letter.wide <= 0 || letter.high <= 0) {
                letter.wide = 0;
                letter.high = 0;
            }
            double turned = Math.toDegrees(Math.atan2(matrix.getShearY(), matrix.getScaleX()));
            boolean mirrored = matrix.getScaleX() * matrix.getScaleY() - matrix.getShearX() * matrix.getShearY() < 0;
            letter.turned = mirrored ? 360 : turned;
            return letter;
        }

        private int clamp(long dot, int most) {
            return (int) Math.max(0, Math.min(most - 1, dot));
        }

        /** A group is drawn apart, and laid upon the page once it is complete. */
        @Override
        public void showTransparencyGroup(PDTransparencyGroup form) throws IOException {
            int first = letters.size();
            double before = outer;
            outer *= getGraphicsState().getNonStrokeAlphaConstant();
            groups++;
            super.showTransparencyGroup(form);
            groups--;
            outer = before;
            for (int i = first; i < letters.size() && groups == 0; i++) {
                PaintedLetter letter = letters.get(i);
                letter.after = lights(letter.left, letter.top, letter.wide, letter.high);
            }
        }
    }
}
