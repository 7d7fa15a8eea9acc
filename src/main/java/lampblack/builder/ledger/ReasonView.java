package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;
import lampblack.explain.Citation;
import lampblack.explain.Reason;
import lampblack.explain.ReasonText;

/** Why something is as it is, as a tree to be opened step by step. */
public record ReasonView(String words, List<ReasonPlace> places, List<ReasonView> parts) {

    public ReasonView {
        places = List.copyOf(places);
        parts = List.copyOf(parts);
    }

    /** Where it is written. @param id of the way there @param path the entry of the ledger, or empty for a file */
    public record ReasonPlace(String id, String path, String words) {

        public boolean inFile() {
            return path.isEmpty();
        }
    }

    /** @param id what the ids of its ways begin with */
    static ReasonView of(Messages messages, String stem, Reason reason, String id) {
        List<ReasonPlace> places = new ArrayList<>();
        Set<String> files = new LinkedHashSet<>();
        for (Citation place : reason.places()) {
            if (place.entry().isPresent()) {
                int number = place.entry().get();
                places.add(new ReasonPlace(id + ".entry-" + number, Urls.entry(stem, number - 1),
                        messages.text("web.history.entry", "number", number)));
            } else {
                files.add(ReasonText.shortName(place.span().source()) + ":" + place.span().line());
            }
        }
        files.forEach(file -> places.add(new ReasonPlace("", "", file)));
        List<ReasonView> parts = new ArrayList<>();
        reason.parts().forEach(part -> parts.add(of(messages, stem, part, id + "." + (parts.size() + 1))));
        return new ReasonView(messages.render(reason.words()), Distinct.of(places.stream()), parts);
    }
}
