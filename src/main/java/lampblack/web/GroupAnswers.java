package lampblack.web;

import java.util.Optional;
import lampblack.io.LoadedCharacter;

/** Shows crews: their claims before they are taken, and all who belong to them. */
final class GroupAnswers {

    /** {@code GET /group/{stem}}. */
    void group(Visit visit) {
        Optional<LoadedCharacter> crew = load(visit);
        if (crew.isEmpty()) {
            visit.missing();
            return;
        }
        visit.show(GroupPage.of(visit, visit.path("stem"), crew.get()));
    }

    /** {@code GET /characters/{stem}/play/claims/{map}/{cell}}. */
    void claim(Visit visit) {
        Optional<LoadedCharacter> crew = load(visit);
        Optional<Claim.Place> place = crew.flatMap(each -> Claim.Place.of(each, visit.path("map"), visit.path("cell")));
        if (place.isEmpty()) {
            visit.missing();
            return;
        }
        visit.show(ClaimPage.of(visit, visit.path("stem"), crew.get(), place.get()));
    }

    private static Optional<LoadedCharacter> load(Visit visit) {
        return visit.shelf().file(visit.path("stem")).flatMap(each -> visit.open(each));
    }
}
