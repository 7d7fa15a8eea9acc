package lampblack.builder;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.change.TakeClaim;
import lampblack.builder.group.ClaimPage;
import lampblack.builder.group.GroupBeginning;
import lampblack.builder.group.GroupPage;
import lampblack.builder.group.ShelfGroups;
import lampblack.edit.LoadedCharacter;

/** Shows crews: their claims before they are taken, and all who belong to them. */
record GroupController(Builder builder) {

    /** {@code GET /group/{stem}}. */
    Reply group(Request request) {
        return shown(request, Reply.Status.FINE, new GroupBeginning.Outcome(List.of(), List.of()));
    }

    private Reply shown(Request request, Reply.Status status, GroupBeginning.Outcome begun) {
        return builder.shelf().open(request.key()).<Reply>map(crew -> Reply.Page.of(status, GroupPage.of(crew,
                new ShelfGroups(builder.shelf()).members(crew), begun, builder.messages())))
                .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    /** {@code POST /group/{stem}/begin}: begins a period for the crew and all who belong to it. */
    Reply begin(Request request) {
        Optional<LoadedCharacter> crew = builder.shelf().open(request.key());
        if (crew.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        ShelfGroups groups = new ShelfGroups(builder.shelf());
        List<LoadedCharacter> group = Stream.concat(crew.stream(), groups.members(crew.get()).stream()).toList();
        GroupBeginning.Outcome begun = new GroupBeginning(group, builder.messages()).begin(
                request.form().required("begins"), request.form().number("number"), builder.editor(), builder.shelf())
                .without(groups.damaged(crew.get()), builder.shelf(), builder.messages());
        return shown(request, begun.against().isEmpty() ? Reply.Status.FINE : Reply.Status.REFUSED, begun);
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
