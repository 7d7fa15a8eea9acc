package lampblack.builder;

import java.util.Optional;
import lampblack.builder.change.TakeClaim;
import lampblack.builder.context.RequestContext;
import lampblack.builder.group.ClaimPage;
import lampblack.builder.group.GroupPage;
import lampblack.edit.LoadedCharacter;

/** Shows crews: their claims before they are taken, and all who belong to them. */
public final class GroupController {

    /** {@code GET /group/{stem}}. */
    public void group(RequestContext visit) {
        Optional<LoadedCharacter> crew = load(visit);
        if (crew.isEmpty()) {
            visit.missing();
            return;
        }
        visit.show(GroupPage.of(visit, visit.path("stem"), crew.get()));
    }

    /** {@code GET /characters/{stem}/play/claims/{map}/{cell}}. */
    public void claim(RequestContext visit) {
        Optional<LoadedCharacter> crew = load(visit);
        Optional<TakeClaim.ClaimPlace> place = crew.flatMap(
                loadedCharacter -> TakeClaim.ClaimPlace.of(loadedCharacter, visit.path("map"), visit.path("cell")));
        if (place.isEmpty()) {
            visit.missing();
            return;
        }
        visit.show(ClaimPage.of(visit, visit.path("stem"), crew.get(), place.get()));
    }

    private static Optional<LoadedCharacter> load(RequestContext visit) {
        return visit.shelf().file(visit.path("stem")).flatMap(path -> visit.open(path));
    }
}
