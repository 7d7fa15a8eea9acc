package lampblack.print.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Pages made ready for paper")
class PaperFinishTest {

    private static PDDocument pages(int count, PDRectangle size) throws IOException {
        PDDocument document = new PDDocument();
        for (int i = 1; i <= count; i++) {
            PDPage page = new PDPage(size);
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 20);
                content.newLineAtOffset(60, 200);
                content.showText("p" + i);
                content.endText();
            }
        }
        return document;
    }

    private static List<String> sides(PDDocument document) throws IOException {
        List<String> sides = new ArrayList<>();
        for (int i = 1; i <= document.getNumberOfPages(); i++) {
            PDFTextStripper reader = new PDFTextStripper();
            reader.setSortByPosition(true);
            reader.setStartPage(i);
            reader.setEndPage(i);
            sides.add(reader.getText(document).strip().replaceAll("\\s+", " "));
        }
        return sides;
    }

    @Test
    @DisplayName("are folded to a booklet: the last beside the first, with empty ones at the end")
    void folded() throws IOException {
        try (PDDocument pages = pages(6, PDRectangle.A5); PDDocument booklet = FoldedPages.booklet(pages)) {
            assertEquals(List.of("p1", "p2", "p6 p3", "p4 p5"), sides(booklet));
            assertEquals(2 * PDRectangle.A5.getWidth(), booklet.getPage(0).getMediaBox().getWidth(), 0.1);
        }
        try (PDDocument pages = pages(4, PDRectangle.A4); PDDocument booklet = FoldedPages.booklet(pages)) {
            assertEquals(List.of("p4 p1", "p2 p3"), sides(booklet));
            assertEquals(PDRectangle.A4.getHeight(), booklet.getPage(0).getMediaBox().getWidth(), 0.1);
            assertEquals(PDRectangle.A4.getWidth(), booklet.getPage(0).getMediaBox().getHeight(), 0.1);
        }
    }

    @Test
    @DisplayName("are folded over: each second page left of the one whose back it is, on one side of the paper")
    void foldedOver() throws IOException {
        try (PDDocument pages = pages(3, PDRectangle.A4); PDDocument folded = FoldedPages.over(pages)) {
            assertEquals(List.of("p2 p1", "p3"), sides(folded));
            assertEquals(PDRectangle.A4.getHeight(), folded.getPage(0).getMediaBox().getWidth(), 0.1);
        }
    }

    @Test
    @DisplayName("have marks where they are cut, on paper that is larger by as much, and 3 mm of bleed")
    void cut() throws IOException {
        try (PDDocument pages = pages(2, PDRectangle.A5)) {
            CropMarks.write(pages);
            for (PDPage page : pages.getPages()) {
                assertEquals(PDRectangle.A5.getWidth(), page.getTrimBox().getWidth(), 0.01);
                assertEquals(PDRectangle.A5.getWidth() + 6 * 72 / 25.4, page.getBleedBox().getWidth(), 0.01);
                assertTrue(page.getMediaBox().getWidth() > page.getBleedBox().getWidth() + 10);
            }
            assertEquals(List.of("p1", "p2"), sides(pages));
        }
    }
}
