package lampblack.print.export;

import java.io.IOException;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** Marks beyond the corners of each page that say where it is cut, on paper that is larger by as much as they need. */
final class CropMarks {

    private static final float MILLIMETRE = 72 / 25.4f;
    private static final float BLEED = 3 * MILLIMETRE;
    private static final float LENGTH = 5 * MILLIMETRE;
    private static final float EDGE = BLEED + LENGTH + 2 * MILLIMETRE;

    private CropMarks() {
    }

    static void write(PDDocument document) throws IOException {
        for (PDPage page : document.getPages()) {
            PDRectangle trim = page.getMediaBox();
            page.setMediaBox(around(trim, EDGE));
            page.setCropBox(around(trim, EDGE));
            page.setTrimBox(trim);
            page.setBleedBox(around(trim, BLEED));
            try (PDPageContentStream content = new PDPageContentStream(document, page, AppendMode.APPEND, true, true)) {
                content.beginMarkedContent(COSName.getPDFName("Artifact"));
                content.setLineWidth(0.25f);
                content.setStrokingColor(0f);
                for (float x : new float[] {trim.getLowerLeftX(), trim.getUpperRightX()}) {
                    line(content, x, trim.getLowerLeftY() - BLEED, x, trim.getLowerLeftY() - BLEED - LENGTH);
                    line(content, x, trim.getUpperRightY() + BLEED, x, trim.getUpperRightY() + BLEED + LENGTH);
                }
                for (float y : new float[] {trim.getLowerLeftY(), trim.getUpperRightY()}) {
                    line(content, trim.getLowerLeftX() - BLEED, y, trim.getLowerLeftX() - BLEED - LENGTH, y);
                    line(content, trim.getUpperRightX() + BLEED, y, trim.getUpperRightX() + BLEED + LENGTH, y);
                }
                content.endMarkedContent();
            }
        }
    }

    private static void line(PDPageContentStream content, float x, float y, float toX, float toY) throws IOException {
        content.moveTo(x, y);
        content.lineTo(toX, toY);
        content.stroke();
    }

    private static PDRectangle around(PDRectangle trim, float edge) {
        return new PDRectangle(trim.getLowerLeftX() - edge, trim.getLowerLeftY() - edge, trim.getWidth() + 2 * edge,
                trim.getHeight() + 2 * edge);
    }
}
