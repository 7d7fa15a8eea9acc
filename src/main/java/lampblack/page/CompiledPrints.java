package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.printout.PrintRenderer;
import lampblack.builder.printout.PrintToolbar;
import lampblack.html.SheetWriter;
import lampblack.html.Templates;
import lampblack.sheet.Document;
import lampblack.sheet.DocumentProperties;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Deck;

/** Prints by compiled templates; nobody here lays pages out before the browser does. */
record CompiledPrints(Templates pages, Supplier<SheetWriter> sheets) implements PrintRenderer {

    @Override
    public byte[] sheets(Document document, PrintSettings printing) {
        return sheets.get().render(document, printing);
    }

    @Override
    public byte[] cards(Deck deck, PrintSettings printing) {
        return sheets.get().render(deck, printing);
    }

    @Override
    public Optional<Integer> pages(List<Supplier<byte[]>> documents) {
        return Optional.empty();
    }

    @Override
    public boolean makesPdf() {
        return false;
    }

    @Override
    public Optional<byte[]> pdf(byte[] html, DocumentProperties properties) {
        return Optional.empty();
    }

    @Override
    public Optional<byte[]> fillable(byte[] html, DocumentProperties properties, Document document) {
        return Optional.empty();
    }

    @Override
    public byte[] toolbar(PrintToolbar bar) {
        return pages.render("web/print-bar", Map.of("bar", bar));
    }
}
