package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.cli.ReasonWords;
import lampblack.engine.Place;
import lampblack.engine.Reason;

/** Why something is as it is, as a tree to be opened step by step. */
public record ReasonView(String words, List<Where> places, List<ReasonView> parts) {

    public ReasonView {
        places = List.copyOf(places);
        parts = List.copyOf(parts);
    }

    /** Where it is written. @param path the entry of the ledger, or empty for a file */
    public record Where(String path, String words) {

        public boolean inFile() {
            return path.isEmpty();
        }
    }

    static ReasonView of(Visit visit, String stem, Reason reason) {
        List<Where> places = new ArrayList<>();
        Set<String> files = new LinkedHashSet<>();
        for (Place place : reason.places()) {
            if (place.entry().isPresent()) {
                int number = place.entry().get();
                places.add(new Where(Paths.entry(stem, number - 1), visit.words("web.history.entry", "number", number)));
            } else {
                files.add(ReasonWords.file(place.span().source()) + ":" + place.span().line());
            }
        }
        files.forEach(each -> places.add(new Where("", each)));
        return new ReasonView(visit.workshop().messages().render(reason.words()), places.stream().distinct().toList(),
                reason.parts().stream().map(each -> of(visit, stem, each)).toList());
    }
}
