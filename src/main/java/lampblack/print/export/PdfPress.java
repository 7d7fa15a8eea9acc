package lampblack.print.export;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import lampblack.sheet.DocumentProperties;

/** A browser for PDF, which starts, and opens a tab, while what it is to print is still being made. */
public final class PdfPress implements AutoCloseable {

    private final CompletableFuture<Browser> browser;
    private CompletableFuture<BrowserTab> tab;
    private boolean isUsed;

    private PdfPress(CompletableFuture<Browser> browser) {
        this.browser = browser;
        this.tab = browser.thenApply(PdfPress::opened);
    }

    /** Has a program of the Chromium family start. */
    public static PdfPress start(Path program) {
        return new PdfPress(CompletableFuture.supplyAsync(() -> Browser.start(program)));
    }

    private static BrowserTab opened(Browser browser) {
        BrowserTab opened = browser.tab();
        opened.show("");
        return opened;
    }

    /** The PDF of HTML; fails with {@link BrowserFailure} where the browser does. */
    public byte[] pdf(byte[] html, DocumentProperties properties) {
        return pdf(html, properties, Optional.empty(), PaperFinish.NONE);
    }

    /** The same with fields to fill in, and made ready for paper. @param plan of which sheets are filled in, where any */
    public byte[] pdf(byte[] html, DocumentProperties properties, Optional<FormPlan> plan, PaperFinish finish) {
        try {
            return PdfExport.of(freshTab(), html, properties, plan, finish);
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof BrowserFailure own ? own
                    : new BrowserFailure(String.valueOf(failed.getCause()), failed);
        }
    }

    /** One that nothing was printed from; the last one ends with the browser. */
    private BrowserTab freshTab() {
        if (isUsed) {
            tab.join().close();
            tab = browser.thenApply(PdfPress::opened);
        }
        isUsed = true;
        return tab.join();
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
