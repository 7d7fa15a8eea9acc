package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.builder.build.PreviewPage;
import lampblack.builder.change.ChangeResult;
import lampblack.builder.change.CharacterChange;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.LateChange;
import lampblack.builder.file.DamagedPage;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.RetryForm;
import lampblack.builder.page.RulingInput;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.Urls;
import lampblack.builder.play.PlayTab;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.play.RollTab;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.UndoState;
import lampblack.builder.takeover.MovedBanner;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;
import lampblack.picture.PictureTurn;

/** Opens characters at their tabs and changes them as forms ask. */
record CharacterController(Builder builder) {

    /** {@code GET /characters/{stem}} and its tabs. */
    Reply open(Request request) {
        Optional<CharacterTab> tab = request.steps().containsKey("tab")
                ? CharacterTab.of(request.step("tab")).filter(characterTab -> characterTab != CharacterTab.BUILD)
                : Optional.of(CharacterTab.BUILD);
        if (tab.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        return with(request, Reply.Status.FINE, character -> Reply.Page.of(page(request, tab.get(), character,
                takeovers(request.key(), tab.get()).of(request.fields()))).showing(character.text().version()));
    }

    /** {@code GET /characters/{stem}/build/preview}: the query holds the change and its fields. */
    Reply preview(Request request) {
        FormData form = request.fields();
        String name = form.required("change");
        CharacterChange change = changes().get(name);
        Optional<LoadedCharacter> before = builder.shelf().load(request.key()).value()
                .map(builder.editor()::takenOver);
        if (change == null || before.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        return PreviewPage.of(before.get(), name, change, form, builder.editor(), builder.messages())
                .<Reply>map(Reply.Page::of).orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    private Map<String, CharacterChange> changes() {
        return CharacterChanges.all(builder.shelf(), builder.seeds());
    }

    /** {@code POST /characters/{stem}/{tab}/{change}}: tries a change, and saves it where nothing speaks against it. */
    Reply change(Request request) {
        return change(request, changes());
    }

    /** {@code POST /characters/{stem}/{tab}/stand}: the same with what whoever runs the game decides. */
    Reply stand(Request request) {
        return change(request.with("change", CharacterChanges.STAND), CharacterChanges.ofGame());
    }

    private Reply change(Request request, Map<String, CharacterChange> changes) {
        Optional<CharacterTab> tab = CharacterTab.of(request.step("tab"));
        CharacterChange change = changes.get(request.step("change"));
        if (tab.isEmpty() || change == null) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        Optional<PictureTurn> turn = PictureTurn.of(request.step("change"))
                .filter(builder.shelf().pictureTurns(request.key())::contains);
        return with(request, Reply.Status.CHANGED_MEANWHILE, before -> turn.isPresent()
                ? turned(request, tab.get(), turn.get(), before)
                : inNumbers(request, tab.get(), before, () -> change(request, tab.get(), change, before,
                        LateChange.TRIES)));
    }

    /** What is answered, or what was written where a number is wanted. */
    private Reply inNumbers(Request request, CharacterTab tab, LoadedCharacter before, Supplier<Reply> answer) {
        try {
            return answer.get();
        } catch (FormData.WrongNumber wrong) {
            return refused(request, Reply.Status.REFUSED, tab, before, new Notice("refused",
                    builder.text(wrong.message(), "text", wrong.written()), List.of(), List.of()));
        }
    }

    /** Goes a step through the pictures, which come before what is to be undone in the text. */
    private Reply turned(Request request, CharacterTab tab, PictureTurn turn, LoadedCharacter character) {
        if (!builder.shelf().turnPicture(request.key(), turn)) {
            return refused(request, Reply.Status.NOT_SAVED, tab, character, notice("refused", "web.not-saved",
                    List.of()));
        }
        String said = turn == PictureTurn.BACK ? "web.portrait.undone" : "web.portrait.redone";
        builder.activities().update(request.key(), activity -> activity.saved(character.text().version(),
                List.of(builder.text(said)), List.of()));
        return request.isPart() ? shown(request, tab, character, Optional.empty())
                : new Reply.Redirect(place(request, tab));
    }

    /** @param tries how often it is made to a file that changes while it is saved */
    private Reply change(Request request, CharacterTab tab, CharacterChange change, LoadedCharacter read, int tries) {
        LoadedCharacter before = builder.editor().takenOver(read);
        Optional<String> seen = request.seen();
        if (seen.isEmpty()) {
            return refused(request, Reply.Status.UNSEEN, tab, before, notice("refused", "web.unseen", List.of()));
        }
        Supplier<Optional<UndoState.VersionTrail>> trail = request.isPart() ? builder.beside().start(() -> Optional.of(
                builder.shelf().trail(before.key()))) : Optional::empty;
        LateChange late = new LateChange(builder.shelf(), builder.editor(), builder.activity(request.key()));
        Optional<ChangeResult> made = late.result(before, seen.get(), change, request.form());
        if (made.isEmpty() || tries == 0) {
            return conflict(request, tab, before, late.isPossible(before, change, request.form()));
        }
        ChangeResult result = made.get();
        ProposedChange proposed = RulingInput.allowed(builder.editor(), result.proposed(), request.form());
        if (!proposed.isProblemFree()) {
            Notice notice = notice("refused", "web.refused", proposed.added());
            return refused(request, Reply.Status.REFUSED, tab, before, !RulingsForChange.canResolve(proposed) ? notice
                    : notice.with(RetryForm.allowing(request.form(), action(request, tab),
                            before.text().version(), builder.messages())));
        }
        Optional<UndoState> undo = builder.shelf().ownUndo(before.key(), Optional.of(proposed.text()))
                .or(() -> trail.get().map(versions -> versions.with(proposed.text())));
        return afterSave(request, tab, new ChangeResult(proposed, result.says(), result.isWhole()).from(read), undo,
                current -> change(request, tab, change, current, tries - 1));
    }

    private static String action(Request request, CharacterTab tab) {
        return Urls.change(request.key(), tab, request.step("change"));
    }

    /**
     * The reply to a saved change: the tab where a script asked for a part of the page, else a redirect to it.
     *
     * @param again makes the change to the file as it has become while this was saved
     */
    private Reply afterSave(Request request, CharacterTab tab, ChangeResult result, Optional<UndoState> undo,
            Function<LoadedCharacter, Reply> again) {
        LoadedCharacter before = result.proposed().before();
        LoadedCharacter after = result.proposed().after().orElseThrow();
        String version = after.text().version();
        return new Reply.AfterSave(result.proposed(), () -> {
            List<String> says = result.says().stream().map(builder.messages()::render).toList();
            builder.activities().update(request.key(),
                    activity -> activity.saved(version, says, request.form().all("due")));
            return request.isPart() ? shown(request, tab, after, undo)
                    : new Reply.Redirect(place(request, tab));
        }, saved -> switch (saved) {
            // What was judged is not to the byte what was saved, so that it is read again.
            case SaveOutcome.Written other -> request.isPart()
                    ? with(request, Reply.Status.CHANGED_MEANWHILE,
                    current -> shown(request, tab, current, Optional.empty()))
                    : new Reply.Redirect(place(request, tab));
            case SaveOutcome.ChangedMeanwhile conflict -> {
                builder.activities().update(request.key(), activity -> activity.without(version));
                yield with(request, Reply.Status.CHANGED_MEANWHILE, again);
            }
            case SaveOutcome.NotWritten failure -> {
                builder.activities().update(request.key(), activity -> activity.without(version));
                yield refused(request, Reply.Status.NOT_SAVED, tab, before,
                        notice("refused", "web.not-saved", List.of(failure.found())));
            }
        });
    }

    private Reply shown(Request request, CharacterTab tab, LoadedCharacter current, Optional<UndoState> undo) {
        return Reply.Page.of(page(tab, input(request, current, undo), List.of()))
                .showing(current.text().version()).at(Reply.AddressUse.PUSHED, address(request, tab));
    }

    /** A character as it stands, with what is to be said of it. */
    Reply shown(Request request, Reply.Status status, CharacterTab tab, List<Notice> notices) {
        return with(request, status, character -> refused(request, status, tab, character, notices));
    }

    /** The tab as somebody looks at it who sent a form from there. */
    private static String address(Request request, CharacterTab tab) {
        FormData form = request.form();
        List<String> query = new ArrayList<>();
        form.text("reopened").ifPresent(name -> query.add("reopened=yes"));
        form.text("guided").ifPresent(step -> query.add("step=" + Urls.encoded(step)));
        form.text("list").ifPresent(list -> query.add("list=" + Urls.encoded(list)));
        return tab.path(request.key()) + (query.isEmpty() ? "" : "?" + String.join("&", query));
    }

    private static String place(Request request, CharacterTab tab) {
        FormData form = request.form();
        return address(request, tab) + form.text("at").or(() -> form.text("list").map(list -> "lists." + list))
                .filter(name -> !name.isEmpty()).map(name -> "#" + Urls.encoded(name)).orElse("");
    }

    /** Shows what stands there now, and offers to do to it what was meant for what stood there before. */
    private Reply conflict(Request request, CharacterTab tab, LoadedCharacter current, boolean isPossible) {
        Notice plain = notice("conflict", "web.conflict", List.of());
        Notice notice = (!isPossible ? plain : plain.with(RetryForm.of(request.form(), action(request, tab),
                builder.text("web.conflict.again"), current.text().version())))
                .withWritten(request.form(), builder.messages());
        return refused(request, Reply.Status.CHANGED_MEANWHILE, tab, current, notice);
    }

    private Notice notice(String kind, String key, List<Diagnostic> reasons) {
        return Notice.of(kind, builder.text(key), reasons, builder.messages());
    }

    /** Messages about a change are shown above the place that the form would have changed. */
    private Reply refused(Request request, Reply.Status status, CharacterTab tab, LoadedCharacter character,
            Notice notice) {
        return refused(request, status, tab, character, List.of(notice));
    }

    private Reply refused(Request request, Reply.Status status, CharacterTab tab, LoadedCharacter character,
            List<Notice> notices) {
        return Reply.Page.of(status, page(request, tab, character, notices))
                .showing(character.text().version()).at(Reply.AddressUse.PUSHED, address(request, tab));
    }

    CharacterPage page(Request request, CharacterTab tab, LoadedCharacter character, List<Notice> notices) {
        return page(tab, input(request, character, Optional.empty()), notices);
    }

    private CharacterPage page(CharacterTab tab, TabInput input, List<Notice> notices) {
        return CharacterPage.of(tab, input, notices, moved(tab, input),
                TabViews.of(tab).of(input, builder.activity(input.key())));
    }

    private List<MovedBanner> moved(CharacterTab tab, TabInput in) {
        return MovedBanner.of(TakeoverPlace.of(in.key(), tab), List.of(in.character()), List.of(), in.query(),
                builder.activity(in.key()).putOff(), builder.editor(), builder.messages());
    }

    private TakeoverNotices takeovers(String key, CharacterTab tab) {
        return new TakeoverNotices(TakeoverPlace.of(key, tab), builder.shelf(), builder.messages());
    }

    /** The roll tab with other values in its form. @param more additional notices */
    CharacterPage rolls(Request request, LoadedCharacter character, FormData form, List<String> more) {
        TabInput input = input(request, character, Optional.empty());
        RecentActivity activity = builder.activity(request.key());
        return CharacterPage.of(CharacterTab.ROLL, input, List.of(), moved(CharacterTab.ROLL, input),
                RollTab.of(input, activity, form, more));
    }

    /** The tab for play with what has just been rolled. @param refused why it could not be rolled */
    CharacterPage rolled(Request request, LoadedCharacter character, List<String> refused) {
        TabInput input = input(request, character, Optional.empty());
        return CharacterPage.of(CharacterTab.PLAY, input, List.of(), List.of(),
                PlayTab.rolled(input, builder.activity(request.key()), refused));
    }

    private TabInput input(Request request, LoadedCharacter character, Optional<UndoState> undo) {
        FormData form = request.form();
        FormData query = request.fields();
        boolean isOpened = !request.writes();
        boolean isRefused = !isOpened && request.seen().filter(character.text().version()::equals).isPresent();
        FormData filled = isRefused ? form : isOpened ? query : new FormData(Map.of());
        return new TabInput(character, query, form, filled, isOpened,
                builder.activity(request.key()).said(character.text().version()),
                () -> undo.orElseGet(() -> builder.shelf().undo(request.key())), builder.shelf(),
                builder.games(), builder.editor(), builder.messages(), builder.clock(), builder.beside(),
                builder.attendee());
    }

    /** The answer for the character that the path names; where none can be shown, that is the answer. */
    private Reply with(Request request, Reply.Status damaged, Function<LoadedCharacter, Reply> answer) {
        if (builder.shelf().find(request.key()).isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        return builder.shelf().open(request.key()).map(answer).orElseGet(() -> Reply.Page.of(damaged,
                DamagedPage.of(builder.shelf(), builder.games(), request.key(), request.form().text("text"),
                        builder.messages(), builder.clock(), List.of())));
    }
}
