package lampblack.builder.history;

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

    /** Where it is written. @param path the entry of the ledger, or empty for a file */
    public record ReasonPlace(String path, String words) {

        public boolean inFile() {
            return path.isEmpty();
        }
    }

    static ReasonView of(Messages messages, String stem, Reason reason) {
        List<ReasonPlace> places = new ArrayList<>();
        Set<String> files = new LinkedHashSet<>();
        for (Citation place : reason.places()) {
            if (place.entry().isPresent()) {
                int number = place.entry().get();
                places.add(new ReasonPlace(Urls.entry(stem, number - 1),
                        messages.text("web.history.entry", "number", number)));
            } else {
                files.add(ReasonText.shortName(place.span().source()) + ":" + place.span().line());
            }
        }
        files.forEach(file -> places.add(new ReasonPlace("", file)));
        return new ReasonView(messages.render(reason.words()), Distinct.of(places.stream()),
                reason.parts().stream().map(part -> of(messages, stem, part)).toList());
    }
}
