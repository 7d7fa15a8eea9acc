package lampblack.explain;

import java.util.Optional;
import lampblack.diagnostic.Span;

/**
 * Where a rule or a choice is written.
 *
 * @param entry the number of the ledger's entry it stands in, counted from 1
 */
public record Citation(Span span, Optional<Integer> entry) {

    /** A place outside the ledger. */
    public static Citation of(Span span) {
        return new Citation(span, Optional.empty());
    }
}
