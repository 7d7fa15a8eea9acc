package lampblack.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.printout.PrintRenderer;
import lampblack.builder.printout.PrintToolbar;
import lampblack.print.export.FormPlan;
import lampblack.sheet.Document;
import lampblack.sheet.DocumentProperties;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Deck;
import lampblack.store.MessageBundle;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;

/** Prints by the templates that come with the program. */
record TemplatePrints(PageRenderer pages, SheetRenderer renderer, PageCounts counts, PdfFiles pdfs) implements PrintRenderer {

    @Override
    public byte[] sheets(Document document, PrintSettings printing) {
        return renderer.render(document, printing);
    }

    @Override
    public byte[] cards(Deck deck, PrintSettings printing) {
        return renderer.render(deck, printing);
    }

    @Override
    public Optional<Integer> pages(List<Supplier<byte[]>> documents) {
        return counts.of(documents);
    }

    @Override
    public boolean makesPdf() {
        return pdfs.isPossible();
    }

    @Override
    public Optional<byte[]> pdf(byte[] html, DocumentProperties properties) {
        return pdfs.of(html, properties, Optional.empty());
    }

    @Override
    public Optional<byte[]> fillable(byte[] html, DocumentProperties properties, Document document) {
        return pdfs.of(html, properties, Optional.of(FormPlan.of(document, List.of(""), MessageBundle.messages())));
    }

    @Override
    public byte[] toolbar(PrintToolbar bar) {
        return pages.render("web/print-bar", Map.of("bar", bar));
    }
}
