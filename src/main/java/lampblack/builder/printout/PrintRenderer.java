package lampblack.builder.printout;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.sheet.Document;
import lampblack.sheet.DocumentProperties;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Deck;

/** Makes the markup of prints, in UTF-8. */
public interface PrintRenderer {

    byte[] sheets(Document document, PrintSettings printing);

    byte[] cards(Deck deck, PrintSettings printing);

    /** How many pages documents take together; empty where nobody here can lay them out. */
    Optional<Integer> pages(List<Supplier<byte[]>> documents);

    /** Whether somebody here makes PDF. */
    boolean makesPdf();

    /** The PDF of a document; empty where nobody makes it, or it came to nothing. */
    Optional<byte[]> pdf(byte[] html, DocumentProperties properties);

    /** The same with fields to fill in on its first sheet. @param document whose HTML it is */
    Optional<byte[]> fillable(byte[] html, DocumentProperties properties, Document document);

    /** What stands above a print on the screen. */
    byte[] toolbar(PrintToolbar bar);
}
