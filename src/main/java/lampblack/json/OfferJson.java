package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import lampblack.offers.Offer;
import lampblack.offers.OpenAnswers;
import lampblack.replay.EvaluatedCharacter;

/** What may be taken next, and why not. */
public record OfferJson(String where, String title, Map<String, String> choice,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Long> periods, List<String> blanks,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<String>> answers,
        Map<String, Long> cost, boolean open, List<DiagnosticJson> objections) {

    /** @param of the character that it is offered to */
    public static OfferJson of(Offer offer, EvaluatedCharacter of) {
        return new OfferJson(offer.where(), offer.candidate().title(), offer.candidate().keys(), offer.periods(),
                offer.candidate().blanks(), OpenAnswers.of(offer, of).all(), offer.cost(), offer.isOpen(),
                DiagnosticJson.all(offer.violations().stream().map(violation -> violation.found()).toList()));
    }
}
