package lampblack.print.export;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import lampblack.print.browser.Browser;
import lampblack.print.browser.BrowserFailure;
import lampblack.print.browser.BrowserTab;
import lampblack.print.fill.FormPlan;
import lampblack.sheet.DocumentProperties;

/** A browser for PDF, which starts while what it is to print is still being made. */
public final class PdfPress implements AutoCloseable {

    private final CompletableFuture<Browser> browser;

    private PdfPress(CompletableFuture<Browser> browser) {
        this.browser = browser;
    }

    /** Has a program of the Chromium family start. */
    public static PdfPress start(Path program) {
        return new PdfPress(CompletableFuture.supplyAsync(() -> Browser.start(program)));
    }

    /** The PDF of HTML; fails with {@link BrowserFailure} where the browser does. */
    public byte[] pdf(byte[] html, DocumentProperties properties) {
        return pdf(html, properties, Optional.empty(), PaperFinish.NONE);
    }

    /** The same with fields to fill in, and made ready for paper. @param plan of which sheets are filled in, where any */
    public byte[] pdf(byte[] html, DocumentProperties properties, Optional<FormPlan> plan, PaperFinish finish) {
        try (BrowserTab tab = browser.join().tab()) {
            return PdfExport.of(tab, html, properties, plan, finish);
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof BrowserFailure own ? own
                    : new BrowserFailure(String.valueOf(failed.getCause()), failed);
        }
    }

    @Override
    public void close() {
        browser.handle((started, failure) -> {
            if (started != null) {
                started.close();
            }
            return null;
        }).join();
    }
}
