package lampblack.builder.printout;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Theme;
import lampblack.sheet.Document;
import lampblack.sheet.DocumentProperties;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.Deck;
import lampblack.sheet.text.PlainText;

/** What is printed: sheets, or cards to cut out. */
public sealed interface Printout {

    /** What it is called. */
    String heading();

    byte[] html(PrintRenderer renderer, PrintSettings printing);

    String text(Messages messages);

    /** What it says of itself as a file. @param games that it is of */
    DocumentProperties properties(List<Ruleset> games, Messages messages);

    /** The sheets, where it is of sheets. */
    Optional<Document> sheets();

    /** How it looks: the theme of each sheet, or that of the cards. */
    List<Theme> themes();

    /** Sheets. */
    record SheetsPrintout(Document document) implements Printout {

        @Override
        public String heading() {
            return document.heading();
        }

        @Override
        public Optional<Document> sheets() {
            return Optional.of(document);
        }

        @Override
        public List<Theme> themes() {
            return document.sheets().stream().map(Sheet::theme).toList();
        }

        @Override
        public byte[] html(PrintRenderer renderer, PrintSettings printing) {
            return renderer.sheets(document, printing);
        }

        @Override
        public String text(Messages messages) {
            return PlainText.of(document, messages);
        }

        @Override
        public DocumentProperties properties(List<Ruleset> games, Messages messages) {
            return DocumentProperties.of(document, games, messages);
        }
    }

    /** Cards. */
    record CardsPrintout(Deck deck) implements Printout {

        @Override
        public String heading() {
            return deck.heading();
        }

        @Override
        public Optional<Document> sheets() {
            return Optional.empty();
        }

        @Override
        public List<Theme> themes() {
            return List.of(deck.theme());
        }

        @Override
        public byte[] html(PrintRenderer renderer, PrintSettings printing) {
            return renderer.cards(deck, printing);
        }

        @Override
        public String text(Messages messages) {
            return PlainText.of(deck, messages);
        }

        @Override
        public DocumentProperties properties(List<Ruleset> games, Messages messages) {
            return DocumentProperties.of(deck, games, messages);
        }
    }
}
