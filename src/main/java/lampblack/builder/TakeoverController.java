package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.takeover.MovedBanner;
import lampblack.builder.takeover.MovedOn;
import lampblack.builder.takeover.MovedPage;
import lampblack.builder.takeover.TakenBack;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;

/** Takes characters over into today's version of their game, several together or none, and takes that back. */
record TakeoverController(Builder builder) {

    /**
     * A page on which it is done.
     *
     * @param characters those that it is about, as they stand
     * @param shown the page with what is to be said
     */
    private record PressedPage(TakeoverPlace place, Supplier<List<LoadedCharacter>> characters,
            BiFunction<Reply.Status, List<Notice>, Reply> shown) {}

    /** {@code GET /moved}: all characters whose games have moved on. */
    Reply moved(Request request) {
        return shelf(Reply.Status.FINE, new TakeoverNotices(TakeoverPlace.ofShelf(), builder.shelf(),
                builder.messages()).of(request.fields()));
    }

    private Reply shelf(Reply.Status status, List<Notice> notices) {
        List<String> keys = older();
        return Reply.Page.of(status, MovedPage.of(new MovedBanner.Shown(TakeoverPlace.ofShelf(),
                MovedOn.all(MovedPage.older(builder.shelf(), keys), builder.editor(), builder.messages()),
                MovedPage.more(keys, builder.messages()), builder.messages()), notices));
    }

    private List<String> older() {
        return MovedPage.keys(builder.shelf(), builder.games(), builder.messages(), builder.clock());
    }

    /** {@code POST /moved/take-over}. */
    Reply shelfOver(Request request) {
        return takeOver(request, shelf(), false);
    }

    /** {@code POST /moved/take-back}. */
    Reply shelfBack(Request request) {
        return takeBack(request, shelf(), false);
    }

    private PressedPage shelf() {
        return new PressedPage(TakeoverPlace.ofShelf(), () -> MovedPage.older(builder.shelf(), older()), this::shelf);
    }

    /** {@code POST /characters/{stem}/take-over}. */
    Reply characterOver(Request request) {
        return takeOver(request, character(request), false);
    }

    /** {@code POST /characters/{stem}/take-back}. */
    Reply characterBack(Request request) {
        return takeBack(request, character(request), false);
    }

    /** {@code POST /characters/{stem}/put-off}: says no more of it until something is otherwise. */
    Reply characterPutOff(Request request) {
        return putOff(request, character(request));
    }

    private PressedPage character(Request request) {
        CharacterTab tab = request.form().text(TakeoverPlace.TAB).flatMap(CharacterTab::of)
                .orElseThrow(() -> new FormData.MalformedForm(TakeoverPlace.TAB));
        return new PressedPage(TakeoverPlace.of(request.key(), tab), () -> builder.shelf().open(request.key()).stream()
                .toList(), (status, notices) -> new CharacterController(builder).shown(request, status, tab, notices));
    }

    /** {@code POST /group/{stem}/take-over}. */
    Reply groupOver(Request request) {
        return takeOver(request, group(request), false);
    }

    /** {@code POST /group/{stem}/take-back}. */
    Reply groupBack(Request request) {
        return takeBack(request, group(request), false);
    }

    /** {@code POST /group/{stem}/put-off}. */
    Reply groupPutOff(Request request) {
        return putOff(request, group(request));
    }

    private PressedPage group(Request request) {
        GroupController groups = new GroupController(builder);
        return new PressedPage(TakeoverPlace.ofGroup(request.key()), () -> groups.all(request.key()),
                (status, notices) -> groups.shown(request, status, notices));
    }

    /** @param isAgain whether all is looked at once more, as another press may just be at work */
    private Reply takeOver(Request request, PressedPage page, boolean isAgain) {
        List<LoadedCharacter> all = page.characters().get();
        List<MovedOn> moved = MovedOn.all(all, builder.editor(), builder.messages());
        List<MovedOn> older = moved.stream().filter(MovedOn::isOlder).toList();
        if (older.isEmpty() && (!all.isEmpty() || page.place().isOfShelf())) {
            // The same press came twice, or nothing is left to do.
            return said(page, TakeoverPlace.TAKEN, all.stream().flatMap(character ->
                    TakenBack.of(builder.shelf(), character).stream()).map(one -> one.character().key()).toList());
        }
        if (!MovedOn.stamp(moved).equals(request.form().required(TakeoverPlace.SHOWN))) {
            return !isAgain ? takeOver(request, page, true) : page.shown().apply(Reply.Status.CHANGED_MEANWHILE,
                    List.of(notice("conflict", "web.moved.not-shown", List.of())));
        }
        List<Notice.ProblemText> stuck = older.stream().filter(one -> one.text().isEmpty()).map(one ->
                TakeoverNotices.plain(builder.text("web.moved.stuck", "name", one.character().name()))).toList();
        if (!stuck.isEmpty()) {
            return page.shown().apply(Reply.Status.REFUSED, List.of(notice("refused", "web.moved.not-taken", stuck)));
        }
        return written(page, TakeoverPlace.TAKEN, "web.moved.not-taken", older.stream().map(MovedOn::newText).toList(),
                isAgain ? Optional.empty() : Optional.of(() -> takeOver(request, page, true)));
    }

    private Reply takeBack(Request request, PressedPage page, boolean isAgain) {
        List<String> keys = request.form().seenOthers();
        if (!keys.isEmpty() && keys.stream().allMatch(this::isOlder)) {
            return said(page, TakeoverPlace.BACK, keys);
        }
        List<NewText> back = new ArrayList<>();
        List<Notice.ProblemText> changed = new ArrayList<>();
        keys.forEach(key -> asShown(key, request.form()).flatMap(now -> TakenBack.of(builder.shelf(), now))
                .ifPresentOrElse(one -> back.add(one.text()), () -> changed.add(changedSince(key))));
        if (!changed.isEmpty() || back.isEmpty()) {
            return !isAgain ? takeBack(request, page, true) : page.shown().apply(Reply.Status.CHANGED_MEANWHILE,
                    List.of(notice("refused", "web.moved.not-back", changed)));
        }
        return written(page, TakeoverPlace.BACK, "web.moved.not-back", back,
                isAgain ? Optional.empty() : Optional.of(() -> takeBack(request, page, true)));
    }

    private boolean isOlder(String key) {
        return builder.shelf().open(key).filter(character -> character.isOlder()).isPresent();
    }

    /** A character, where it stands as the form was shown it. */
    private Optional<LoadedCharacter> asShown(String key, FormData form) {
        return builder.shelf().open(key).filter(character -> form.text(FormData.seenOf(key))
                .filter(character.text().version()::equals).isPresent());
    }

    private Notice.ProblemText changedSince(String key) {
        return TakeoverNotices.plain(builder.text("web.moved.changed-since", "name",
                builder.shelf().open(key).map(LoadedCharacter::name).orElse(Keys.file(key))));
    }

    private Reply putOff(Request request, PressedPage page) {
        String shown = request.form().required(TakeoverPlace.SHOWN);
        if (builder.shelf().find(request.key()).isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        builder.activities().update(request.key(), activity -> activity.puttingOff(shown));
        return new Reply.Redirect(page.place().path());
    }

    private static Reply said(PressedPage page, String field, List<String> keys) {
        return new Reply.Redirect(page.place().saying(field, keys));
    }

    /**
     * Writes all of some texts or none, and says so.
     *
     * @param said the field of the address that says it
     * @param against what is said where none is written
     * @param again what is done instead where a file has changed at this very moment
     */
    private Reply written(PressedPage page, String said, String against, List<NewText> texts,
            Optional<Supplier<Reply>> again) {
        SaveOutcome saved = texts.size() > 1 ? builder.shelf().writeTogether(texts)
                : builder.shelf().write(texts.get(0).key(), texts.get(0).seen(), texts.get(0).text());
        return switch (saved) {
            case SaveOutcome.Written done -> said(page, said, texts.stream().map(NewText::key).toList());
            case SaveOutcome.ChangedMeanwhile conflict -> again.map(Supplier::get).orElseGet(() -> page.shown().apply(
                    Reply.Status.CHANGED_MEANWHILE, List.of(notice("conflict", against, problems(conflict.found(),
                            texts.size())))));
            case SaveOutcome.NotWritten failure -> page.shown().apply(Reply.Status.NOT_SAVED,
                    List.of(stands(texts) ? notice("refused", "web.moved.unconfirmed", problems(failure.found(), 1))
                            : notice("refused", against, problems(failure.found(), texts.size()))));
        };
    }

    /** Whether texts that the disk has not confirmed are what is read all the same. */
    private boolean stands(List<NewText> texts) {
        return texts.stream().allMatch(one -> builder.shelf().find(one.key()).flatMap(stored -> stored.text().value())
                .filter(text -> text.source().text().equals(one.text())).isPresent());
    }

    private List<Notice.ProblemText> problems(Diagnostic found, int files) {
        List<Notice.ProblemText> problems = new ArrayList<>();
        problems.add(Notice.ProblemText.of(found, builder.messages()));
        if (files > 1) {
            problems.add(TakeoverNotices.plain(builder.text("web.moved.none-written")));
        }
        return problems;
    }

    private Notice notice(String kind, String key, List<Notice.ProblemText> reasons) {
        return new Notice(kind, builder.text(key), reasons, List.of());
    }
}
