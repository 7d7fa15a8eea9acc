package lampblack.print.proof;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.TreeMap;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/**
 * The marks that can be seen on paper: patches of ink as large as a box or a dot, full or hollow. Letters are left out,
 * of which some are of that size.
 */
final class PrintedMarks {

    private static final int DPI = 200;
    private static final double SMALLEST = 2.1;
    private static final double LARGEST = 5;
    private static final double LARGEST_IN_LARGE_PRINT = 6.5;
    /** As many may touch, and are one patch in one browser and several in another. */
    private static final int ABREAST = 6;
    private static final double MILLIMETRES = 25.4;
    /** Of its rectangle, what the ink of a full mark covers at the least; that of a diamond covers half. */
    private static final double FULL = 0.48;
    /** Darker than this is ink, in a colour as well. */
    private static final int INK = 160;
    private static final int GREEN = 8;
    private static final int BYTE = 0xFF;

    private final BufferedImage page;
    private final boolean[] seen;
    private final double largest;
    private final Map<String, Integer> found;

    private PrintedMarks(BufferedImage page, double largest, Map<String, Integer> found) {
        this.page = page;
        this.largest = largest;
        this.seen = new boolean[page.getWidth() * page.getHeight()];
        this.found = found;
    }

    /** How many there are of either kind. */
    static Map<String, Integer> of(byte[] pdf, boolean largePrint) throws IOException {
        Map<String, Integer> found = new TreeMap<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFRenderer renderer = new WithoutLetters(document);
            for (int i = 0; i < document.getNumberOfPages(); i++) {
                new PrintedMarks(renderer.renderImageWithDPI(i, DPI, ImageType.RGB),
                        largePrint ? LARGEST_IN_LARGE_PRINT : LARGEST, found).find();
            }
        }
        return found;
    }

    private void find() {
        for (int i = 0; i < seen.length; i++) {
            if (isNew(i)) {
                measure(i);
            }
        }
    }

    private boolean isNew(int place) {
        return !seen[place] && (page.getRGB(place % page.getWidth(), place / page.getWidth()) >> GREEN & BYTE) < INK;
    }

    /** Goes over all ink that touches some ink. */
    private void measure(int start) {
        ArrayDeque<Integer> next = new ArrayDeque<>();
        int wide = page.getWidth();
        int left = wide;
        int right = 0;
        int top = page.getHeight();
        int bottom = 0;
        int ink = 0;
        seen[start] = true;
        next.add(start);
        while (!next.isEmpty()) {
            int place = next.poll();
            int x = place % wide;
            int y = place / wide;
            left = Math.min(left, x);
            right = Math.max(right, x);
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
            ink++;
            for (int near : new int[] {x > 0 ? place - 1 : place, x < wide - 1 ? place + 1 : place, place - wide,
                    place + wide}) {
                if (near >= 0 && near < seen.length && isNew(near)) {
                    seen[near] = true;
                    next.add(near);
                }
            }
        }
        count(right - left + 1, bottom - top + 1, ink);
    }

    private void count(int wide, int high, int ink) {
        double least = Math.min(wide, high) * MILLIMETRES / DPI;
        double most = Math.max(wide, high) * MILLIMETRES / DPI;
        int marks = (int) Math.round(most / least);
        if (least >= SMALLEST && least <= largest && marks <= ABREAST) {
            found.merge((double) ink / (wide * high) >= FULL ? "full" : "hollow", marks, Integer::sum);
        }
    }

    /** Draws pages, but nothing that is written on them. */
    private static final class WithoutLetters extends PDFRenderer {

        WithoutLetters(PDDocument document) {
            super(document);
        }

        @Override
        protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
            return new PageDrawer(parameters) {
                @Override
                protected void showText(byte[] text) {
                    // That is what is left out.
                }
            };
        }
    }
}
