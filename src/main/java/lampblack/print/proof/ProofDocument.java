package lampblack.print.proof;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Paper;
import lampblack.template.SheetRenderer;

/**
 * A document to prove.
 *
 * @param name what it is, such as {@code bootleg-rain blank drifter}
 * @param paper empty where the document says it itself
 * @param html what is printed, in UTF-8
 * @param sides how many its layout has, or 0 where it does not say
 * @param expected what it is to show, part by part; nothing where only the document itself is there to say it
 */
public record ProofDocument(String name, ProofKind kind, Optional<Paper> paper, Function<SheetRenderer, byte[]> html,
        int sides, List<ExpectedPart> expected) {

    public ProofDocument {
        expected = List.copyOf(expected);
    }

    /** What a document shows; what is overfull may take as many pages as it needs. */
    public enum ProofKind implements Worded {
        BLANK("blank"), REFERENCE("reference"), MINIMAL("minimal"),
                CHARACTER("character"), OVERFULL("overfull"),
        CARDS("cards"), LARGE_PRINT("large_print"), LANDSCAPE("landscape"), COMBINED("combined"),
        COMBINED_LARGE("combined_large"), FILE("file");

        private final String word;

        ProofKind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** Whether what is on its pages is its game's to say, and not for all who are printed with it. */
        boolean isCounted() {
            return isPlanned() || this == LANDSCAPE || this == LARGE_PRINT;
        }

        /** Whether somebody sits at a table with it, who is to have room for notes. */
        boolean isPlayed() {
            return this == BLANK || this == CHARACTER || this == LANDSCAPE || this == COMBINED || isLarge();
        }

        /** Whether its letters are large, so that nothing stands beside its notes. */
        boolean isLarge() {
            return this == LARGE_PRINT || this == COMBINED_LARGE;
        }

        /** Whether its pages are numbered, and say whose they are. */
        boolean isNumbered() {
            return this != CARDS && this != FILE;
        }

        /** Whether its pages are as its game has laid them out, for no more than they are meant to hold. */
        boolean isPlanned() {
            return this == BLANK || this == MINIMAL || this == CHARACTER;
        }
    }

    /** How a document is set on some paper. */
    interface HtmlMaker {
        byte[] on(Paper paper, SheetRenderer renderer);
    }

    static List<ProofDocument> of(String name, ProofKind kind, int sides, List<Paper> papers,
            Function<Paper, List<ExpectedPart>> expected, HtmlMaker setting) {
        return papers.stream().map(paper -> new ProofDocument(name, kind, Optional.of(paper),
                renderer -> setting.on(paper, renderer), paper.isSmall() ? 0 : sides, expected.apply(paper))).toList();
    }

    /** An HTML file that was written before. */
    public static ProofDocument of(String name, String html) {
        return new ProofDocument(name, ProofKind.FILE, Optional.empty(),
                renderer -> html.getBytes(StandardCharsets.UTF_8), 0, List.of());
    }

    /** Its name with its paper. */
    public String label() {
        return name + paper.map(item -> " (" + item.size() + ")").orElse("");
    }

    String html(SheetRenderer renderer) {
        return new String(html.apply(renderer), StandardCharsets.UTF_8);
    }
}
