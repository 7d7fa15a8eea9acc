package lampblack.print.export;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Calendar;
import lampblack.sheet.DocumentProperties;
import lampblack.store.ProgramVersion;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** Writes into a PDF what it says of itself. */
final class PdfMetadata {

    /** As many bytes as the name of a PDF has. */
    private static final int NAME = 16;

    private PdfMetadata() {}

    /** @param audible whether it says that it keeps to the rules of PDF/UA */
    static void write(PDDocument document, DocumentProperties properties, boolean audible) throws IOException {
        PDDocumentInformation information = document.getDocumentInformation();
        String creator = "Lampblack " + ProgramVersion.text();
        information.setTitle(properties.title());
        information.setAuthor(properties.authors().isEmpty() ? null : String.join(" ", properties.authors()));
        information.setSubject(properties.subject());
        information.setKeywords(String.join(", ", properties.keywords()));
        information.setCreator(creator);
        PDDocumentCatalog catalog = document.getDocumentCatalog();
        catalog.setLanguage(properties.language());
        PDViewerPreferences preferences = catalog.getViewerPreferences() == null
                ? new PDViewerPreferences(new COSDictionary()) : catalog.getViewerPreferences();
        preferences.setDisplayDocTitle(true);
        catalog.setViewerPreferences(preferences);
        byte[] packet = new XmpPacket(properties, audible).written(creator, information.getProducer(),
                date(information.getCreationDate()), date(information.getModificationDate()))
                .getBytes(StandardCharsets.UTF_8);
        catalog.setMetadata(new PDMetadata(document, new ByteArrayInputStream(packet)));
    }

    private static String date(Calendar date) {
        return date == null ? "" : OffsetDateTime.ofInstant(date.toInstant(), ZoneOffset.UTC)
                .format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    /** Names the document by what it was made from, in the place of the moment of writing. */
    static void identify(PDDocument document, byte[] source) {
        COSString name = new COSString(digest(source));
        COSArray both = new COSArray();
        both.add(name);
        both.add(name);
        document.getDocument().getTrailer().setItem(COSName.ID, both);
    }

    private static byte[] digest(byte[] bytes) {
        try {
            return Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(bytes), NAME);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
