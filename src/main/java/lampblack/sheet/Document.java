package lampblack.sheet;

import java.util.List;

/**
 * Sheets that are printed one after the other, each beginning a page.
 *
 * @param language the language of its words, as BCP 47 writes it
 * @param heading one line that names it
 */
public record Document(String language, String heading, List<Sheet> sheets) {

    public Document {
        sheets = List.copyOf(sheets);
    }

    /** Sheets, of which the first names the document. */
    public static Document of(List<Sheet> sheets) {
        return new Document(sheets.get(0).language(), sheets.get(0).heading(), sheets);
    }
}
