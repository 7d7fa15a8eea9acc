package lampblack.proof;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** What came out of the printer: sheets of paper the letters on them in the order they were set, and lines that are cut. */
record Print(List<Page> pages, List<Letter> letters, List<Cut> cuts) {

    /** @param marks how many lines and shapes are drawn on it */
    record Page(double width, double height, int marks) {}

    /** A line that is cut off, in points from the upper left corner. */
    record Cut(int page, double across, double down) {}

    Print {
        cuts = List.copyOf(cuts);
        pages = List.copyOf(pages);
        letters = List.copyOf(letters);
    }

    static Print read(byte[] pdf) throws IOException {
        List<Page> pages = new ArrayList<>();
        List<Letter> letters = new ArrayList<>();
        List<Cut> cuts = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            ReadingOrder order = new ReadingOrder(document);
            int run = 0;
            for (PDPage page : document.getPages()) {
                PageReader reader = new PageReader(page, pages.size() + 1, order, run, letters, cuts);
                reader.processPage(page);
                run = reader.runs();
                PDRectangle box = page.getMediaBox();
                pages.add(new Page(box.getWidth(), box.getHeight(), reader.marks()));
            }
        }
        return new Print(pages, letters, cuts);
    }
}
