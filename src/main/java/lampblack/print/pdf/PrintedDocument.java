package lampblack.print.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * What came out of the printer: sheets of paper the letters on them in the order they were set, and lines that are cut.
 */
public record PrintedDocument(List<PdfPage> pages, List<Glyph> letters, List<CutMark> cuts) {

    /** @param marks how many lines and shapes are drawn on it */
    public record PdfPage(double width, double height, int marks) {}

    /** A line that is cut off, in points from the upper left corner. */
    public record CutMark(int page, double across, double down) {}

    public PrintedDocument {
        cuts = List.copyOf(cuts);
        pages = List.copyOf(pages);
        letters = List.copyOf(letters);
    }

    /** How many sheets of paper there are. */
    public static int count(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    public static PrintedDocument read(byte[] pdf) throws IOException {
        List<PdfPage> pages = new ArrayList<>();
        List<Glyph> letters = new ArrayList<>();
        List<CutMark> cuts = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            ReadingOrder order = new ReadingOrder(document);
            int run = 0;
            for (PDPage page : document.getPages()) {
                PdfPageReader reader = new PdfPageReader(page, pages.size() + 1, order, run, letters, cuts);
                reader.processPage(page);
                run = reader.runs();
                PDRectangle box = page.getMediaBox();
                pages.add(new PdfPage(box.getWidth(), box.getHeight(), reader.marks()));
            }
        }
        return new PrintedDocument(pages, letters, cuts);
    }
}
