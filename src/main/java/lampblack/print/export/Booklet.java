package lampblack.print.export;

import java.io.IOException;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/** Pages laid two beside each other, so that the paper, printed on both sides and folded, is a booklet. */
final class Booklet {

    /** The width of pages that keep their size, at most, in points; wider ones are made smaller by half their area. */
    private static final double KEPT = 160 * 72 / 25.4;
    private static final int ON_A_LEAF = 4;

    private Booklet() {
    }

    /** A booklet of all pages, with empty ones at its end where it takes more. */
    static PDDocument of(PDDocument pages) throws IOException {
        PDDocument booklet = new PDDocument();
        int count = pages.getNumberOfPages();
        int all = (count + ON_A_LEAF - 1) / ON_A_LEAF * ON_A_LEAF;
        LayerUtility layers = new LayerUtility(booklet);
        PDRectangle first = pages.getPage(0).getMediaBox();
        double narrow = Math.min(first.getWidth(), first.getHeight());
        double high = Math.max(first.getWidth(), first.getHeight());
        boolean isKept = narrow < KEPT;
        PDRectangle paper = isKept ? new PDRectangle((float) (2 * narrow), (float) high)
                : new PDRectangle((float) high, (float) narrow);
        for (int side = 0; side < all / 2; side++) {
            int low = side;
            int last = all - 1 - side;
            PDPage page = new PDPage(paper);
            booklet.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(booklet, page)) {
                lay(content, layers, pages, side % 2 == 0 ? last : low, paper, 0);
                lay(content, layers, pages, side % 2 == 0 ? low : last, paper, paper.getWidth() / 2);
            }
        }
        return booklet;
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
