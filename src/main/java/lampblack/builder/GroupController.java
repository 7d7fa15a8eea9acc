package lampblack.builder;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.builder.board.BoardInput;
import lampblack.builder.board.BoardPage;
import lampblack.builder.board.DamagedSheet;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.TakeClaim;
import lampblack.builder.group.ClaimPage;
import lampblack.builder.group.GroupBeginning;
import lampblack.builder.group.Joining;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.GameState;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.takeover.MovedBanner;
import lampblack.builder.takeover.PageRemarks;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** Shows groups on their boards, and claims before they are taken. */
record GroupController(Builder builder) {

    /** {@code GET /group/{stem}}. */
    Reply group(Request request) {
        return shown(request, Reply.Status.FINE, new TakeoverNotices(TakeoverPlace.ofGroup(request.key()),
                builder.shelf(), builder.messages()).of(request.fields()));
    }

    /** The board of a group as it stands, with what is to be said of it. */
    Reply shown(Request request, Reply.Status status, List<Notice> notices) {
        return shown(request, status, notices, new GroupBeginning.Outcome(List.of(), List.of()));
    }

    /** In the place of the whole main part, whatever part of it a press was to change. */
    private Reply shown(Request request, Reply.Status status, List<Notice> notices, GroupBeginning.Outcome begun) {
        GroupName group = GroupName.of(request.key());
        List<LoadedCharacter> all = all(request.key());
        List<String> damaged = new ShelfGroups(builder.shelf()).damaged(group);
        if (all.isEmpty() && damaged.isEmpty() && (!group.ofGame() || builder.games().game(group.name()).isEmpty())) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        List<String> stuck = Stream.concat(damaged.stream(), all.stream().filter(LoadedCharacter::isPartial)
                .map(LoadedCharacter::key)).map(key -> builder.text("web.moved.damaged", "file", Keys.file(key))).toList();
        FormData query = new FormData(request.asked());
        List<MovedBanner> moved = MovedBanner.of(TakeoverPlace.ofGroup(request.key()), all, stuck, query,
                builder.activity(request.key()).putOff(), builder.editor(), builder.messages());
        return Reply.Page.of(status, BoardPage.of(input(group), new BoardPage.BoardState(all, title(group, all),
                damaged.stream().map(key -> DamagedSheet.of(builder.shelf(), builder.games(), builder.messages(), key))
                        .toList(), query, builder.attendee().runsGame(), begun, new PageRemarks(notices, state(group, all), moved))));
    }

    private List<GameState> state(GroupName group, List<LoadedCharacter> all) {
        Set<String> games = new LinkedHashSet<>();
        if (all.isEmpty() && group.ofGame()) {
            games.add(group.name());
        }
        all.stream().forEach(one -> games.add(one.ruleset().ruleset().id()));
        return GameState.ofAll(builder.games(), games, builder.messages());
    }

    private String title(GroupName group, List<LoadedCharacter> all) {
        return all.stream().findFirst().map(one -> one.ruleset().ruleset().title()).or(() -> builder.games()
                .game(group.name()).map(game -> game.title())).orElse("");
    }

    /** What the board of a group is made from. */
    BoardInput input(GroupName group) {
        return new BoardInput(group, builder.shelf(), builder.editor(), builder.messages(), builder.clock(),
                builder.activities());
    }

    /** The sheets of a group, the crew first; none where nobody can be read. */
    List<LoadedCharacter> all(String key) {
        return new ShelfGroups(builder.shelf()).sheets(GroupName.of(key));
    }

    /** {@code POST /group/{stem}/begin}: begins a period for all sheets of a group. */
    Reply begin(Request request) {
        List<LoadedCharacter> all = all(request.key());
        List<LoadedCharacter> group = all.stream().map(builder.editor()::takenOver).toList();
        if (group.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        List<String> damaged = new ShelfGroups(builder.shelf()).damaged(GroupName.of(request.key()));
        GroupBeginning.Outcome begun = new GroupBeginning(group, builder.messages()).begin(
                request.form().required("begins"), request.form().number("number"), builder.editor(), builder.shelf())
                .without(damaged, builder.shelf(), builder.messages())
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

    /** {@code GET /characters/{stem}/play/claims/{map}/{cell}}; {@code board} says where it is taken from. */
    Reply claim(Request request) {
        Optional<LoadedCharacter> crew = builder.shelf().open(request.key());
        Optional<TakeClaim.ClaimPlace> place = crew.flatMap(loadedCharacter ->
                TakeClaim.ClaimPlace.of(loadedCharacter, request.step("map"), request.step("cell")));
        Optional<String> board = request.fields().text("board").map(GroupName::of).map(group ->
                Urls.group(group.written()));
        return place.<Reply>map(claim -> Reply.Page.of(ClaimPage.of(crew.get(), claim, board, builder.editor(),
                builder.messages()))).orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }
}
