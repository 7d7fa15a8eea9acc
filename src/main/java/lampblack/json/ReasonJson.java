package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.explain.Citation;
import lampblack.explain.Reason;

/**
 * A tree of reasons.
 *
 * @param number missing where nothing is counted
 * @param role how it counts towards what it is a part of
 */
public record ReasonJson(Message words, @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<AmountJson> number,
        Reason.Role role, List<CitationJson> places, List<ReasonJson> parts) {

    record CitationJson(@JsonUnwrapped PlaceJson at,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Integer> entry) {

        static CitationJson of(Citation place) {
            return new CitationJson(PlaceJson.of(place.span()), place.entry());
        }
    }

    public static ReasonJson of(Reason reason) {
        return new ReasonJson(reason.words(), reason.number().map(AmountJson::of), reason.role(),
                reason.places().stream().map(CitationJson::of).toList(),
                reason.parts().stream().map(ReasonJson::of).toList());
    }
}
