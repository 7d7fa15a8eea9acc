package lampblack.print.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lampblack.print.pdf.AudiblePdf;
import lampblack.sheet.DocumentProperties;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Makes the PDF of a document. The same document comes out as the same bytes, but for its dates. */
final class PdfExport {

    private PdfExport() {}

    /** Prints HTML, of which nothing runs and for which nothing is fetched; fails with {@link BrowserFailure}. */
    public static byte[] of(BrowserTab tab, byte[] html, DocumentProperties properties) {
        return of(tab, html, properties, Optional.empty(), PaperFinish.NONE);
    }

    /** The same with fields to fill in, and made ready for paper. @param plan of which sheets are filled in, where any */
    public static byte[] of(BrowserTab tab, byte[] html, DocumentProperties properties, Optional<FormPlan> plan,
            PaperFinish finish) {
        try {
            tab.setScriptsEnabled(false);
            tab.setOffline(true);
            tab.show(new String(html, StandardCharsets.UTF_8));
            Optional<FormPage> form = plan.map(asked -> asked.prepared(tab));
            PreparedPage page = PreparedPage.of(tab);
            byte[] printed = tab.pdfWithBookmarks();
            try (PDDocument document = Loader.loadPDF(printed)) {
                if (plan.isPresent()) {
                    plan.get().write(document, form.orElseThrow());
                }
                return completed(document, page, html, properties, finish);
            }
        } catch (IOException broken) {
            throw new BrowserFailure(properties.title() + ": " + broken.getMessage(), broken);
        }
    }

    private static byte[] completed(PDDocument document, PreparedPage page, byte[] html, DocumentProperties properties,
            PaperFinish finish) throws IOException {
        return switch (finish.fold()) {
            case NONE -> {
                Bookmarks.write(document, page.headings(), properties.names());
                yield saved(document, html, properties, finish, AudiblePdf.complete(document));
            }
            case BOOKLET -> folded(FoldedPages.booklet(document), html, properties, finish);
            case OVER -> folded(FoldedPages.over(document), html, properties, finish);
        };
    }

    private static byte[] folded(PDDocument pages, byte[] html, DocumentProperties properties, PaperFinish finish)
            throws IOException {
        try (pages) {
            return saved(pages, html, properties, finish, false);
        }
    }

    private static byte[] saved(PDDocument document, byte[] html, DocumentProperties properties, PaperFinish finish,
            boolean audible) throws IOException {
        if (finish.cropMarks()) {
            CropMarks.write(document);
        }
        PdfMetadata.write(document, properties, audible);
        PdfMetadata.identify(document, html);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.save(out);
        return out.toByteArray();
    }
}
