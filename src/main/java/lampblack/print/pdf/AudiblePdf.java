package lampblack.print.pdf;

import java.io.IOException;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;

/** Puts into a PDF that a browser has printed what those need who have it read to them. */
public final class AudiblePdf {

    private AudiblePdf() {
    }

    /** Completes marks, structure and links of all pages. Returns whether every picture says in words what it is. */
    public static boolean complete(PDDocument document) throws IOException {
        for (PDPage page : document.getPages()) {
            Decoration.mark(document, page);
            for (PDAnnotation annotation : page.getAnnotations()) {
                describe(annotation.getCOSObject());
            }
        }
        return TagTree.mend(document);
    }

    /** Has a link say where it leads. */
    private static void describe(COSDictionary annotation) {
        if (!COSName.LINK.equals(annotation.getCOSName(COSName.SUBTYPE)) || annotation.containsKey(COSName.CONTENTS)) {
            return;
        }
        COSDictionary action = annotation.getCOSDictionary(COSName.A);
        String address = action == null ? null : action.getString(COSName.URI);
        String place = annotation.getDictionaryObject(COSName.DEST) instanceof COSName name ? name.getName()
                : annotation.getString(COSName.DEST);
        String says = address != null ? address : place;
        if (says != null) {
            annotation.setString(COSName.CONTENTS, says);
        }
    }
}
