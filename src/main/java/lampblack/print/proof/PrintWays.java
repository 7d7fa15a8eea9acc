package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.print.proof.ProofDocument.ProofKind;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;

/** The ways in which the same sheets can be printed: on their side, large, on both sides, with rules, without pictures. */
final class PrintWays {

    private static final String LANDSCAPE = "landscape";
    private static final String LARGE = "large print";
    private static final String TWO_SIDED = "two-sided";
    private static final String REFERENCE = "with reference";
    private static final String PLAIN = "plain";
    private static final List<String> WORDS = List.of(LANDSCAPE, LARGE, TWO_SIDED, REFERENCE);

    private PrintWays() {}

    /**
     * Every combination of them, each on all papers; what stands on a page keeps its place without pictures, so that one
     * document tells of that.
     */
    static List<ProofDocument> of(String name, List<Sheet> sheets, List<Sheet> references, List<Paper> papers) {
        return Stream.concat(combined(WORDS).stream(), Stream.of(List.of(PLAIN)))
                .flatMap(words -> of(name, sheets, references, papers, words).stream()).toList();
    }

    /** The sheet without pictures. */
    static List<ProofDocument> plain(String name, Sheet sheet, List<Paper> papers) {
        return of(name, List.of(sheet), List.of(), papers, List.of(PLAIN));
    }

    /** Those in which what stands on a page has another place there. */
    static List<ProofDocument> turnedOrLarge(String name, Sheet sheet, List<Paper> papers) {
        return combined(List.of(LANDSCAPE, LARGE)).stream()
                .flatMap(words -> of(name, List.of(sheet), List.of(), papers, words).stream()).toList();
    }

    private static List<List<String>> combined(List<String> words) {
        List<List<String>> all = new ArrayList<>();
        for (int way = 1; way < 1 << words.size(); way++) {
            List<String> chosen = new ArrayList<>();
            for (int i = 0; i < words.size(); i++) {
                chosen.addAll((way & 1 << i) == 0 ? List.of() : List.of(words.get(i)));
            }
            all.add(chosen);
        }
        return all;
    }

    /** One way, on all papers. */
    static List<ProofDocument> of(String name, List<Sheet> sheets, List<Sheet> references, List<Paper> papers,
            List<String> words) {
        List<Sheet> printed = new ArrayList<>(sheets);
        printed.addAll(words.contains(REFERENCE) ? references : List.of());
        Document whole = Document.of(words.contains(LANDSCAPE) ? printed.stream().map(Sheet::toLandscape).toList()
                : printed);
        Document document = words.contains(PLAIN) ? whole.plain() : whole;
        return ProofDocument.of(name + " " + String.join(", ", words),
                words.contains(LARGE) ? ProofKind.COMBINED_LARGE : ProofKind.COMBINED, 0, papers,
                paper -> ExpectedParts.of(words.contains(LARGE) ? document : document.on(paper)), (paper, renderer) -> renderer.render(document,
                new PrintSettings(paper, words.contains(LARGE), words.contains(TWO_SIDED), words.contains(PLAIN))));
    }
}
