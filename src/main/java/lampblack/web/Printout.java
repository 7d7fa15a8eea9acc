package lampblack.web;

import lampblack.diagnostic.Messages;
import lampblack.io.SheetRenderer;
import lampblack.sheet.Deck;
import lampblack.sheet.Document;
import lampblack.sheet.PlainText;
import lampblack.sheet.Printing;

/** What is printed: sheets, or cards to cut out. */
sealed interface Printout {

    /** What it is called. */
    String heading();

    byte[] html(SheetRenderer renderer, Printing printing);

    String text(Messages messages);

    /** Sheets. */
    record Sheets(Document document) implements Printout {

        @Override
        public String heading() {
            return document.heading();
        }

        @Override
        public byte[] html(SheetRenderer renderer, Printing printing) {
            return renderer.render(document, printing);
        }

        @Override
        public String text(Messages messages) {
            return PlainText.of(document, messages);
        }
    }

    /** Cards. */
    record Cards(Deck deck) implements Printout {

        @Override
        public String heading() {
            return deck.heading();
        }

        @Override
        public byte[] html(SheetRenderer renderer, Printing printing) {
            return renderer.render(deck, printing);
        }

        @Override
        public String text(Messages messages) {
            return PlainText.of(deck, messages);
        }
    }
}
