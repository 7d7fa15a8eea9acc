package lampblack.print.proof;

import java.util.List;
import lampblack.diagnostic.Diagnostic;

/**
 * What came of a document.
 *
 * @param pages how many sheets of paper it takes
 * @param words how many words it has
 */
public record ProofResult(ProofDocument document, int pages, int words, List<Diagnostic> problems) {

    public ProofResult {
        problems = List.copyOf(problems);
    }
}
