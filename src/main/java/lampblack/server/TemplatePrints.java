package lampblack.server;

import java.util.Map;
import lampblack.builder.printout.PrintRenderer;
import lampblack.builder.printout.PrintToolbar;
import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.card.Deck;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;

/** Prints by the templates that come with the program. */
record TemplatePrints(PageRenderer pages, SheetRenderer renderer) implements PrintRenderer {

    @Override
    public byte[] sheets(Document document, PrintSettings printing) {
        return renderer.render(document, printing);
    }

    @Override
    public byte[] cards(Deck deck, PrintSettings printing) {
        return renderer.render(deck, printing);
    }

    @Override
    public byte[] toolbar(PrintToolbar bar) {
        return pages.render("web/print-bar", Map.of("bar", bar));
    }
}
