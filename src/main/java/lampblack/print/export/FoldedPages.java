package lampblack.print.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/** Pages laid two beside each other, in the order that they need where the paper is folded between them. */
final class FoldedPages {

    /** The width of pages that keep their size, at most, in points; wider ones are made smaller by half their area. */
    private static final double KEPT = 160 * 72 / 25.4;
    private static final int ON_A_LEAF = 4;

    private FoldedPages() {}

    /** A side of paper. @param left the number of the page on its left, from 0; one too high for an empty one */
    private record PaperSide(int left, int right) {}

    /** A booklet of all pages, with empty ones at its end where it takes more. */
    static PDDocument booklet(PDDocument pages) throws IOException {
        int all = (pages.getNumberOfPages() + ON_A_LEAF - 1) / ON_A_LEAF * ON_A_LEAF;
        List<PaperSide> sides = new ArrayList<>();
        for (int side = 0; side < all / 2; side++) {
            int last = all - 1 - side;
            sides.add(side % 2 == 0 ? new PaperSide(last, side) : new PaperSide(side, last));
        }
        return laid(pages, sides);
    }

    /** Two pages on each leaf, of which the second is its back; the back of the last may be empty. */
    static PDDocument over(PDDocument pages) throws IOException {
        List<PaperSide> sides = new ArrayList<>();
        for (int front = 0; front < pages.getNumberOfPages(); front += 2) {
            sides.add(new PaperSide(front + 1, front));
        }
        return laid(pages, sides);
    }

    private static PDDocument laid(PDDocument pages, List<PaperSide> sides) throws IOException {
        PDDocument folded = new PDDocument();
        LayerUtility layers = new LayerUtility(folded);
        PDRectangle paper = paper(pages.getPage(0).getMediaBox());
        for (PaperSide side : sides) {
            PDPage page = new PDPage(paper);
            folded.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(folded, page)) {
                lay(content, layers, pages, side.left(), paper, 0);
                lay(content, layers, pages, side.right(), paper, paper.getWidth() / 2);
            }
        }
        return folded;
    }

    private static PDRectangle paper(PDRectangle page) {
        double narrow = Math.min(page.getWidth(), page.getHeight());
        double high = Math.max(page.getWidth(), page.getHeight());
        return narrow < KEPT ? new PDRectangle((float) (2 * narrow), (float) high)
                : new PDRectangle((float) high, (float) narrow);
    }

    private static void lay(PDPageContentStream content, LayerUtility layers, PDDocument pages, int number,
            PDRectangle paper, float left) throws IOException {
        if (number >= pages.getNumberOfPages()) {
            return;
        }
        PDRectangle page = pages.getPage(number).getMediaBox();
        float scale = Math.min(1, Math.min(paper.getWidth() / 2 / page.getWidth(), paper.getHeight() / page.getHeight()));
        content.saveGraphicsState();
        content.transform(new Matrix(scale, 0, 0, scale, left + (paper.getWidth() / 2 - page.getWidth() * scale) / 2,
                (paper.getHeight() - page.getHeight() * scale) / 2));
        content.drawForm(layers.importPageAsForm(pages, number));
        content.restoreGraphicsState();
    }
}
