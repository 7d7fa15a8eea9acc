package lampblack.builder.printout;

import lampblack.diagnostic.Messages;
import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.card.Deck;
import lampblack.sheet.text.PlainText;

/** What is printed: sheets, or cards to cut out. */
public sealed interface Printout {

    /** What it is called. */
    String heading();

    byte[] html(PrintRenderer renderer, PrintSettings printing);

    String text(Messages messages);

    /** Sheets. */
    record SheetsPrintout(Document document) implements Printout {

        @Override
        public String heading() {
            return document.heading();
        }

        @Override
        public byte[] html(PrintRenderer renderer, PrintSettings printing) {
            return renderer.sheets(document, printing);
        }

        @Override
        public String text(Messages messages) {
            return PlainText.of(document, messages);
        }
    }

    /** Cards. */
    record CardsPrintout(Deck deck) implements Printout {

        @Override
        public String heading() {
            return deck.heading();
        }

        @Override
        public byte[] html(PrintRenderer renderer, PrintSettings printing) {
            return renderer.cards(deck, printing);
        }

        @Override
        public String text(Messages messages) {
            return PlainText.of(deck, messages);
        }
    }
}
