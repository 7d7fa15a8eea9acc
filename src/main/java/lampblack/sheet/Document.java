package lampblack.sheet;

import java.util.ArrayList;
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

    /** Sheets, of which the first names the document. What several of them credit stands on the last of these. */
    public static Document of(List<Sheet> sheets) {
        List<Sheet> all = new ArrayList<>();
        for (int i = 0; i < sheets.size(); i++) {
            List<String> credits = sheets.get(i).foot().credits();
            boolean later = sheets.subList(i + 1, sheets.size()).stream()
                    .anyMatch(sheet -> sheet.foot().credits().equals(credits));
            all.add(later ? sheets.get(i).uncredited() : sheets.get(i));
        }
        return new Document(sheets.get(0).language(), sheets.get(0).heading(), all);
    }

    /** The same as it is laid out for a paper: for that of booklets only where all of its sheets are. */
    public Document on(Paper paper) {
        List<Sheet> small = sheets.stream().map(Sheet::toSmall).toList();
        return paper.isSmall() && small.stream().allMatch(sheet -> sheet.room() == PageFormat.SMALL)
                ? new Document(language, heading, small) : this;
    }

    /** The same without pictures and tinted ground. */
    public Document plain() {
        return new Document(language, heading, sheets.stream().map(Sheet::plain).toList());
    }

    /** Whether it runs on through columns, since its sheets are laid out for larger paper. */
    public boolean reflows(Paper paper) {
        return paper.isSmall() && sheets.stream().anyMatch(sheet -> sheet.room() != PageFormat.SMALL);
    }
}
