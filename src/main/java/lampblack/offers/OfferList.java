package lampblack.offers;

import java.util.List;
import java.util.Optional;
import lampblack.rules.Candidate;
import lampblack.rules.Label;

/**
 * What a character may take next, or may not and why.
 *
 * @param cut where the list ends although there is more, because judging the rest would take too long
 */
public record OfferList(List<Offer> offers, Optional<Cut> cut) {

    /** The first of those that were not judged, and the step or advance it belongs to. */
    public record Cut(Label label, Candidate candidate) {}
}
