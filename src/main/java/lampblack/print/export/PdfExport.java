package lampblack.print.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import lampblack.print.browser.BrowserFailure;
import lampblack.print.browser.BrowserTab;
import lampblack.sheet.DocumentProperties;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Makes the PDF of a document. The same document comes out as the same bytes, but for its dates. */
public final class PdfExport {

    private PdfExport() {}

    /** Prints HTML, of which nothing runs and for which nothing is fetched; fails with {@link BrowserFailure}. */
    public static byte[] of(BrowserTab tab, byte[] html, DocumentProperties properties) {
        try {
            tab.setScriptsEnabled(false);
            tab.setOffline(true);
            tab.show(new String(html, StandardCharsets.UTF_8));
            PreparedPage page = PreparedPage.of(tab);
            return completed(tab.pdfWithBookmarks(), page, html, properties);
        } catch (IOException broken) {
            throw new BrowserFailure(properties.title() + ": " + broken.getMessage(), broken);
        }
    }

    private static byte[] completed(byte[] printed, PreparedPage page, byte[] html,
            DocumentProperties properties) throws IOException {
        try (PDDocument document = Loader.loadPDF(printed)) {
            Bookmarks.write(document, page.headings(), properties.names());
            PdfMetadata.write(document, properties);
            PdfMetadata.identify(document, html);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        }
    }
}
