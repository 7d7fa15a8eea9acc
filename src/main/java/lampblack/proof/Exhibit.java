package lampblack.proof;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Worded;
import lampblack.io.SheetRenderer;
import lampblack.sheet.Paper;

/**
 * A document to prove.
 *
 * @param name what it is, such as {@code bootleg-rain blank drifter}
 * @param paper empty where the document says it itself
 * @param html what is printed, in UTF-8
 * @param sides how many its layout has, or 0 where it does not say
 */
public record Exhibit(String name, Kind kind, Optional<Paper> paper, Function<SheetRenderer, byte[]> html, int sides) {

    /** What a document shows; what is overfull may take as many pages as it needs. */
    public enum Kind implements Worded {
        BLANK("blank"), REFERENCE("reference"), MINIMAL("minimal"), CHARACTER("character"), OVERFULL("overfull"),
        CARDS("cards"), LARGE_PRINT("large_print"), LANDSCAPE("landscape"), FILE("file");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** How a document is set on some paper. */
    interface Setting {
        byte[] on(Paper paper, SheetRenderer renderer);
    }

    static List<Exhibit> of(String name, Kind kind, int sides, List<Paper> papers, Setting setting) {
        return papers.stream().map(paper -> new Exhibit(name, kind, Optional.of(paper),
                renderer -> setting.on(paper, renderer), sides)).toList();
    }

    /** An HTML file that was written before. */
    public static Exhibit of(String name, String html) {
        return new Exhibit(name, Kind.FILE, Optional.empty(), renderer -> html.getBytes(StandardCharsets.UTF_8), 0);
    }

    /** Its name with its paper. */
    public String label() {
        return name + paper.map(each -> " (" + each.size() + ")").orElse("");
    }

    String html(SheetRenderer renderer) {
        return new String(html.apply(renderer), StandardCharsets.UTF_8);
    }
}
