package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import lampblack.print.proof.ProofDocument.ProofKind;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;

/** Every combination of the ways in which the same sheets can be printed: on their side, large, on both sides, with rules. */
final class PrintWays {

    private static final List<String> WORDS = List.of("landscape", "large print", "two-sided", "with reference");

    private PrintWays() {}

    /** All of them but the plain one, each on all papers. */
    static List<ProofDocument> of(String name, List<Sheet> sheets, List<Sheet> references, List<Paper> papers) {
        List<ProofDocument> all = new ArrayList<>();
        for (int way = 1; way < 1 << WORDS.size(); way++) {
            List<String> words = new ArrayList<>();
            for (int i = 0; i < WORDS.size(); i++) {
                words.addAll((way & 1 << i) == 0 ? List.of() : List.of(WORDS.get(i)));
            }
            boolean landscape = words.contains(WORDS.get(0));
            boolean large = words.contains(WORDS.get(1));
            boolean twoSided = words.contains(WORDS.get(2));
            List<Sheet> printed = new ArrayList<>(sheets);
            printed.addAll(words.contains(WORDS.get(3)) ? references : List.of());
            Document document = Document.of(landscape ? printed.stream().map(Sheet::toLandscape).toList() : printed);
            all.addAll(ProofDocument.of(name + " " + String.join(", ", words), ProofKind.COMBINED, 0, papers,
                    ExpectedParts.of(document), (paper, renderer) ->
                    renderer.render(document, new PrintSettings(paper, large, twoSided))));
        }
        return all;
    }
}
