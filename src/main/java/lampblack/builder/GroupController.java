package lampblack.builder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.TakeClaim;
import lampblack.builder.group.ClaimPage;
import lampblack.builder.group.GroupBeginning;
import lampblack.builder.group.GroupPage;
import lampblack.builder.group.Joining;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.takeover.MovedBanner;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Shows crews: their claims before they are taken, and all who belong to them. */
record GroupController(Builder builder) {

    /** {@code GET /group/{stem}}. */
    Reply group(Request request) {
        return shown(request, Reply.Status.FINE, new TakeoverNotices(TakeoverPlace.ofGroup(request.key()),
                builder.shelf(), builder.messages()).of(request.fields()));
    }

    /** The page of a crew as it stands, with what is to be said of it. */
    Reply shown(Request request, Reply.Status status, List<Notice> notices) {
        return shown(request, status, notices, new GroupBeginning.Outcome(List.of(), List.of()));
    }

    private Reply shown(Request request, Reply.Status status, List<Notice> notices, GroupBeginning.Outcome begun) {
        List<LoadedCharacter> all = all(request.key());
        if (all.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        List<String> stuck = new ShelfGroups(builder.shelf()).damaged(all.get(0)).stream()
                .map(key -> builder.text("web.moved.damaged", "file", Keys.file(key))).toList();
        List<MovedBanner> moved = MovedBanner.of(TakeoverPlace.ofGroup(request.key()), all, stuck, request.fields(),
                builder.activity(request.key()).putOff(), builder.editor(), builder.messages());
        return Reply.Page.of(status, GroupPage.of(builder.shelf(), all.get(0), all.subList(1, all.size()), begun, moved, notices,
                builder.messages()));
    }

    /** A crew and all who belong to it; nobody where it cannot be read. */
    List<LoadedCharacter> all(String key) {
        Optional<LoadedCharacter> crew = builder.shelf().open(key);
        return crew.map(owner -> Stream.concat(crew.stream(), new ShelfGroups(builder.shelf()).members(owner).stream())
                .toList()).orElse(List.of());
    }

    /** {@code POST /group/{stem}/begin}: begins a period for the crew and all who belong to it. */
    Reply begin(Request request) {
        List<LoadedCharacter> all = all(request.key());
        List<LoadedCharacter> group = all.stream().map(builder.editor()::takenOver).toList();
        if (group.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        ShelfGroups groups = new ShelfGroups(builder.shelf());
        GroupBeginning.Outcome begun = new GroupBeginning(group, builder.messages()).begin(
                request.form().required("begins"), request.form().number("number"), builder.editor(), builder.shelf())
                .without(groups.damaged(group.get(0)), builder.shelf(), builder.messages())
                .takingOver(all, builder.shelf(), builder.messages());
        return shown(request, begun.against().isEmpty() ? Reply.Status.FINE : Reply.Status.REFUSED, List.of(), begun);
    }

    /** {@code POST /group/{stem}/join}: somebody belongs to the crew from now on, whenever that is. */
    Reply join(Request request) {
        return member(request, request.key());
    }

    /** {@code POST /group/{stem}/leave}: somebody no longer belongs to it. */
    Reply leave(Request request) {
        return member(request, "");
    }

    /** @param crew what a member's link leads to from now on, or empty */
    private Reply member(Request request, String crew) {
        Joining.MemberLink membership = Joining.MemberLink.of(request.form().required("member"))
                .orElseThrow(() -> new FormData.MalformedForm("member"));
        Optional<LoadedCharacter> read = builder.shelf().open(membership.member());
        if (builder.shelf().open(request.key()).isEmpty() || read.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        ProposedChange change = CharacterChanges.all(builder.shelf(), builder.seeds()).get("link").attempt(
                builder.editor(), builder.editor().takenOver(read.get()), new FormData(Map.of("link",
                        List.of(membership.link()), "stem", List.of(crew))));
        if (!change.isProblemFree()) {
            return refused(request, Reply.Status.REFUSED, "web.refused", change.added());
        }
        return new Reply.AfterSave(change, () -> new Reply.Redirect(Urls.group(request.key())),
                saved -> switch (saved) {
                    case SaveOutcome.Written other -> new Reply.Redirect(Urls.group(request.key()));
                    case SaveOutcome.ChangedMeanwhile conflict -> refused(request, Reply.Status.CHANGED_MEANWHILE,
                            "web.group.changed", List.of(conflict.found()));
                    case SaveOutcome.NotWritten failure -> refused(request, Reply.Status.NOT_SAVED, "web.not-saved",
                            List.of(failure.found()));
                });
    }

    private Reply refused(Request request, Reply.Status status, String key, List<Diagnostic> reasons) {
        return shown(request, status, List.of(Notice.of("refused", builder.text(key), reasons, builder.messages())));
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
