package lampblack.engine;

import java.util.Optional;
import lampblack.diagnostic.Span;

/**
 * Where a rule or a choice is written.
 *
 * @param entry the number of the ledger's entry it stands in, counted from 1
 */
public record Place(Span span, Optional<Integer> entry) {

    /** A place outside the ledger. */
    public static Place of(Span span) {
        return new Place(span, Optional.empty());
    }
}
