package lampblack.print.export;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.print.export.FormPage.FormSpot;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDFormContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceCharacteristicsDictionary;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceDictionary;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceEntry;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;

/** How marks look that are made in a PDF: like those that sheets print, within the outline that is printed. */
final class MarkLook {

    /** What a mark that is made is called in a PDF. */
    static final COSName ON = COSName.getPDFName("On");

    /** How far a quarter of a circle bends. */
    private static final float BEND = 0.5523f;

    private final PDDocument document;
    private final Map<List<Object>, PDAppearanceStream> known = new HashMap<>();

    MarkLook(PDDocument document) {
        this.document = document;
    }

    /** Gives a mark its two looks. */
    void write(PDAnnotationWidget widget, FormSpot spot, boolean made) throws IOException {
        PDRectangle room = widget.getRectangle();
        float wide = Math.round(room.getWidth() * 100) / 100f;
        float high = Math.round(room.getHeight() * 100) / 100f;
        COSDictionary looks = new COSDictionary();
        // Not every viewer looks them up elsewhere.
        looks.setDirect(true);
        looks.setItem(ON, look(spot.shape(), spot.points(), wide, high, spot.colour()));
        looks.setItem(COSName.Off, look("", List.of(), wide, high, List.of()));
        PDAppearanceDictionary appearance = new PDAppearanceDictionary();
        appearance.setNormalAppearance(new PDAppearanceEntry(looks));
        widget.setAppearance(appearance);
        widget.setAppearanceCharacteristics(characteristics(spot.shape()));
        widget.setAppearanceState(made ? ON.getName() : COSName.Off.getName());
    }

    /** For viewers that draw marks anew: the letter of a font of signs that comes nearest to each. */
    private static PDAppearanceCharacteristicsDictionary characteristics(String shape) {
        PDAppearanceCharacteristicsDictionary characteristics =
                new PDAppearanceCharacteristicsDictionary(new COSDictionary());
        characteristics.setNormalCaption(switch (shape) {
            case "dot", "segment" -> "l";
            case "diamond" -> "u";
            default -> "n";
        });
        return characteristics;
    }

    private PDAppearanceStream look(String shape, List<Float> points, float wide, float high, List<Float> colour)
            throws IOException {
        List<Object> key = List.of(shape, points, wide, high, colour);
        PDAppearanceStream stream = known.get(key);
        if (stream == null) {
            stream = new PDAppearanceStream(document);
            stream.setBBox(new PDRectangle(wide, high));
            try (PDFormContentStream content = new PDFormContentStream(stream)) {
                if (!shape.isEmpty()) {
                    content.setNonStrokingColor(colour.get(0) / 255, colour.get(1) / 255, colour.get(2) / 255);
                }
                if (!points.isEmpty()) {
                    polygon(content, points, wide / 10, high / 10);
                } else if (!shape.isEmpty()) {
                    draw(content, shape, wide / 10, high / 10);
                }
            }
            known.put(key, stream);
        }
        return stream;
    }

    /** Draws a shape in a square of ten by ten. */
    private static void draw(PDFormContentStream content, String shape, float x, float y) throws IOException {
        switch (shape) {
            case "dot", "segment" -> circle(content, x, y);
            case "diamond" -> {
                content.moveTo(5 * x, 0.4f * y);
                content.lineTo(9.6f * x, 5 * y);
                content.lineTo(5 * x, 9.6f * y);
                content.lineTo(0.4f * x, 5 * y);
                content.closePath();
                content.fill();
            }
            case "step" -> {
                content.addRect(0.3f * x, 0.3f * y, 9.4f * x, y);
                content.fill();
            }
            default -> {
                content.addRect(2.1f * x, 2.1f * y, 5.8f * x, 5.8f * y);
                content.fill();
            }
        }
    }

    private static void polygon(PDFormContentStream content, List<Float> points, float x, float y) throws IOException {
        for (int i = 0; i + 1 < points.size(); i += 2) {
            if (i == 0) {
                content.moveTo(points.get(i) * x, (10 - points.get(i + 1)) * y);
            } else {
                content.lineTo(points.get(i) * x, (10 - points.get(i + 1)) * y);
            }
        }
        content.closePath();
        content.fill();
    }

    private static void circle(PDFormContentStream content, float x, float y) throws IOException {
        float round = 4.7f;
        float bend = round * BEND;
        content.moveTo((5 + round) * x, 5 * y);
        content.curveTo((5 + round) * x, (5 + bend) * y, (5 + bend) * x, (5 + round) * y, 5 * x, (5 + round) * y);
        content.curveTo((5 - bend) * x, (5 + round) * y, (5 - round) * x, (5 + bend) * y, (5 - round) * x, 5 * y);
        content.curveTo((5 - round) * x, (5 - bend) * y, (5 - bend) * x, (5 - round) * y, 5 * x, (5 - round) * y);
        content.curveTo((5 + bend) * x, (5 - round) * y, (5 + round) * x, (5 - bend) * y, (5 + round) * x, 5 * y);
        content.closePath();
        content.fill();
    }
}
