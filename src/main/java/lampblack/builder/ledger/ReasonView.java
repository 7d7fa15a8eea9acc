package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.builder.page.Link;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;
import lampblack.explain.Citation;
import lampblack.explain.Reason;
import lampblack.explain.ReasonText;

/** Why something is as it is, as a tree. @param places where it is written; those in other files have no address */
public record ReasonView(String words, List<Link> places, List<ReasonView> parts) {

    public ReasonView {
        places = List.copyOf(places);
        parts = List.copyOf(parts);
    }

    /** @param id what the ids of its ways begin with */
    static ReasonView of(Messages messages, String stem, Reason reason, String id) {
        List<Link> places = new ArrayList<>();
        Set<String> files = new LinkedHashSet<>();
        for (Citation place : reason.places()) {
            if (place.entry().isPresent()) {
                int number = place.entry().get();
                places.add(Link.at(id + ".entry-" + number, Urls.entry(stem, number - 1),
                        messages.text("web.history.entry", "number", number)).inPlace());
            } else {
                files.add(ReasonText.shortName(place.span().source()) + ":" + place.span().line());
            }
        }
        files.forEach(file -> places.add(Link.at("", "", file)));
        List<ReasonView> parts = new ArrayList<>();
        reason.parts().forEach(part -> parts.add(of(messages, stem, part, id + "." + (parts.size() + 1))));
        return new ReasonView(messages.render(reason.words()), Distinct.of(places.stream()), parts);
    }
}
