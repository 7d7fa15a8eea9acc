package lampblack.builder;

import java.util.Optional;
import lampblack.builder.change.TakeClaim;
import lampblack.builder.group.ClaimPage;
import lampblack.builder.group.GroupPage;
import lampblack.builder.group.ShelfGroups;
import lampblack.edit.LoadedCharacter;

/** Shows crews: their claims before they are taken, and all who belong to them. */
record GroupController(Builder builder) {

    /** {@code GET /group/{stem}}. */
    Reply group(Request request) {
        return builder.shelf().open(request.key()).<Reply>map(crew -> Reply.Page.of(GroupPage.of(crew,
                new ShelfGroups(builder.shelf()).members(crew), builder.messages())))
                .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    /** {@code GET /characters/{stem}/play/claims/{map}/{cell}}. */
    Reply claim(Request request) {
        Optional<LoadedCharacter> crew = builder.shelf().open(request.key());
        Optional<TakeClaim.ClaimPlace> place = crew.flatMap(loadedCharacter ->
                TakeClaim.ClaimPlace.of(loadedCharacter, request.step("map"), request.step("cell")));
        return place.<Reply>map(claim -> Reply.Page.of(ClaimPage.of(crew.get(), claim, builder.editor(),
                builder.messages()))).orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }
}
