package lampblack.proof;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import lampblack.io.SheetRenderer;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.Printing;
import lampblack.sheet.Sheet;

/**
 * A document to prove.
 *
 * @param name what it is, such as {@code bootleg-rain blank drifter}
 * @param paper empty where the document says it itself
 * @param sheet what is printed, unless it is there as HTML
 * @param html what is printed, unless it is there as a sheet
 * @param sides how many its layout has, or 0 where it does not say
 */
public record Exhibit(String name, Kind kind, Optional<Paper> paper, Optional<Sheet> sheet, String html, int sides) {

    /** What a document shows; what is overfull may take as many pages as it needs. */
    public enum Kind { BLANK, REFERENCE, MINIMAL, CHARACTER, OVERFULL, FILE }

    static List<Exhibit> of(String name, Kind kind, Sheet sheet, int sides, List<Paper> papers) {
        return papers.stream().map(paper -> new Exhibit(name, kind, Optional.of(paper), Optional.of(sheet), "", sides))
                .toList();
    }

    /** An HTML file that was written before. */
    public static Exhibit of(String name, String html) {
        return new Exhibit(name, Kind.FILE, Optional.empty(), Optional.empty(), html, 0);
    }

    /** Its name with its paper. */
    public String label() {
        return name + paper.map(each -> " (" + each.size() + ")").orElse("");
    }

    String html(SheetRenderer renderer) {
        return sheet.map(each -> renderer.render(Document.of(List.of(each)), new Printing(paper.orElseThrow())))
                .map(each -> new String(each, StandardCharsets.UTF_8)).orElse(html);
    }
}
