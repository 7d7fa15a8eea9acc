package lampblack.print.fill;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.edit.fill.FilledField;
import lampblack.edit.fill.FilledForm;
import lampblack.sheet.fill.FormOrigin;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDField;
import org.apache.pdfbox.pdmodel.interactive.form.PDTerminalField;

/** Reads what was filled in from a PDF, which may be anybody's and anything. */
public final class FormReader {

    /** The largest PDF that is read, in bytes. */
    public static final int LARGEST = 16 * 1024 * 1024;

    private static final int MOST = 20_000;
    private static final int LONGEST = 20_000;
    private static final int LONGEST_NAME = 400;

    private FormReader() {
    }

    /** Reads a PDF; whatever it is, something is said of it. */
    public static FilledForm read(byte[] pdf) {
        if (pdf.length > LARGEST) {
            return FilledForm.not(FilledForm.Unreadable.EXCESSIVE);
        }
        UnpackedSize size = new UnpackedSize();
        FilledForm form = read(pdf, size);
        return size.isExcessive() ? FilledForm.not(FilledForm.Unreadable.EXCESSIVE) : form;
    }

    private static FilledForm read(byte[] pdf, UnpackedSize size) {
        try (PDDocument document = new BoundedParser(pdf, size).parse()) {
            return document.isEncrypted() ? FilledForm.not(FilledForm.Unreadable.LOCKED) : read(document);
        } catch (org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException locked) {
            return FilledForm.not(FilledForm.Unreadable.LOCKED);
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            return FilledForm.not(FilledForm.Unreadable.BROKEN);
        }
    }

    private static FilledForm read(PDDocument document) throws IOException {
        List<FormOrigin> origins = FormOrigins.read(document);
        PDAcroForm form = document.getDocumentCatalog().getAcroForm(null);
        if (origins.isEmpty() || form == null) {
            return FilledForm.not(FilledForm.Unreadable.FOREIGN);
        }
        List<FilledField> fields = new ArrayList<>();
        int seen = 0;
        for (PDField field : form.getFieldTree()) {
            if (++seen > MOST) {
                return FilledForm.not(FilledForm.Unreadable.EXCESSIVE);
            }
            if (field instanceof PDTerminalField) {
                String name = field.getFullyQualifiedName();
                String value = text(field, COSName.V);
                if (name == null || name.length() > LONGEST_NAME || value.length() > LONGEST) {
                    return FilledForm.not(FilledForm.Unreadable.EXCESSIVE);
                }
                fields.add(new FilledField(name, value, text(field, COSName.DV)));
            }
        }
        return new FilledForm(origins, fields, Optional.empty());
    }

    private static String text(PDField field, COSName key) {
        COSBase value = field.getCOSObject().getDictionaryObject(key);
        return switch (value) {
            case COSStream stream -> clean(stream.toTextString());
            case COSString string -> clean(string.getString());
            case COSName name -> name.equals(COSName.Off) ? "" : "on";
            case null, default -> "";
        };
    }

    /** Lines as they are kept, without what no text has. */
    private static String clean(String text) {
        return text.replaceAll("\r\n?", "\n").replaceAll("[\\p{Cntrl}&&[^\n\t]]", "").strip();
    }
}
