package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import lampblack.offers.Offer;

/** What may be taken next, and why not. */
public record OfferJson(String where, String title, Map<String, String> choice,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Long> periods, List<String> blanks,
        Map<String, Long> cost, boolean open, List<DiagnosticJson> objections) {

    public static OfferJson of(Offer offer) {
        return new OfferJson(offer.where(), offer.candidate().title(), offer.candidate().keys(), offer.periods(),
                offer.candidate().blanks(), offer.cost(), offer.isOpen(),
                DiagnosticJson.all(offer.violations().stream().map(violation -> violation.found()).toList()));
    }
}
