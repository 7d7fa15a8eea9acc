package lampblack.print.export;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import lampblack.print.export.FormPage.FormSpot;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceDictionary;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;

/** How words look that are in a field of a PDF, until somebody writes others there. */
final class TextLook {

    private static final String FACE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final float EDGE = 1.5f;
    private static final float SMALLEST = 4;
    private static final float LEADING = 1.16f;

    private final PDDocument document;
    private PDFont face;

    TextLook(PDDocument document) {
        this.document = document;
    }

    /** The size of letters that fits a field, in points. */
    static float size(PDRectangle room, FormSpot spot) {
        float most = isBroken(room, spot) ? (float) spot.size() : Math.min((float) spot.size(), room.getHeight() * 0.8f);
        return Math.round(Math.max(SMALLEST, Math.min(12, most)) * 10) / 10f;
    }

    /** Whether a field holds several lines. */
    static boolean isBroken(PDRectangle room, FormSpot spot) {
        return spot.shape().equals("lines") || room.getHeight() > 2.1 * spot.size() * LEADING;
    }

    /** Gives a field the look of its words. */
    void write(PDAnnotationWidget widget, FormSpot spot, String words) throws IOException {
        PDRectangle room = widget.getRectangle();
        PDAppearanceStream stream = new PDAppearanceStream(document);
        stream.setBBox(new PDRectangle(room.getWidth(), room.getHeight()));
        stream.setResources(new PDResources());
        try (PDPageContentStream content = new PDPageContentStream(document, stream,
                stream.getStream().createOutputStream(COSName.FLATE_DECODE))) {
            content.beginMarkedContent(COSName.TX);
            if (!words.isBlank()) {
                draw(content, room, spot, words);
            }
            content.endMarkedContent();
        }
        PDAppearanceDictionary appearance = new PDAppearanceDictionary();
        appearance.setNormalAppearance(stream);
        widget.setAppearance(appearance);
    }

    private void draw(PDPageContentStream content, PDRectangle room, FormSpot spot, String words) throws IOException {
        boolean broken = isBroken(room, spot);
        float wide = room.getWidth() - 2 * EDGE;
        float size = size(room, spot);
        List<String> lines = lines(words, broken ? wide : Float.MAX_VALUE, size);
        if (!broken) {
            size = Math.max(SMALLEST, Math.min(size, size * wide / Math.max(1, width(lines.get(0), size))));
        }
        while (broken && size > SMALLEST && lines.size() * size * LEADING > room.getHeight()) {
            size -= 0.5f;
            lines = lines(words, wide, size);
        }
        content.saveGraphicsState();
        content.addRect(0, 0, room.getWidth(), room.getHeight());
        content.clip();
        content.beginText();
        content.setFont(face(), size);
        content.setNonStrokingColor(0f, 0f, 0f);
        content.setLeading(size * LEADING);
        float top = broken ? room.getHeight() - size : (room.getHeight() - size * 0.72f) / 2;
        content.newLineAtOffset(EDGE, top);
        for (String line : lines) {
            content.showText(line);
            content.newLine();
        }
        content.endText();
        content.restoreGraphicsState();
    }

    private List<String> lines(String words, float wide, float size) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String paragraph : words.split("\r\n?|\n")) {
            StringBuilder line = new StringBuilder();
            for (String word : shown(paragraph).split(" ")) {
                String longer = line.isEmpty() ? word : line + " " + word;
                if (!line.isEmpty() && width(longer, size) > wide) {
                    lines.add(line.toString());
                    line.setLength(0);
                    line.append(word);
                } else {
                    line.setLength(0);
                    line.append(longer);
                }
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private float width(String words, float size) throws IOException {
        return face().getStringWidth(words) * size / 1000;
    }

    /** Only what the face has letters for; what it has none for stands in the field all the same. */
    private String shown(String words) throws IOException {
        StringBuilder shown = new StringBuilder();
        for (int letter : words.codePoints().toArray()) {
            String one = Character.toString(letter);
            try {
                face().encode(one);
                shown.append(one);
            } catch (IllegalArgumentException none) {
                shown.append(' ');
            }
        }
        return shown.toString();
    }

    private PDFont face() throws IOException {
        if (face == null) {
            try (InputStream in = PDFont.class.getResourceAsStream(FACE)) {
                face = PDType0Font.load(document, in, true);
            }
        }
        return face;
    }
}
