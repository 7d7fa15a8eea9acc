package lampblack.builder.printout;

import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.card.Deck;

/** Makes the markup of prints, in UTF-8. */
public interface PrintRenderer {

    byte[] sheets(Document document, PrintSettings printing);

    byte[] cards(Deck deck, PrintSettings printing);

    /** What stands above a print on the screen. */
    byte[] toolbar(PrintToolbar bar);
}
