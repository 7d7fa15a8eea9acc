package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.takeover.MovedBanner;
import lampblack.builder.takeover.MovedOn;
import lampblack.builder.takeover.MovedPage;
import lampblack.builder.takeover.TakenBack;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
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
        return Reply.Page.of(status, MovedPage.of(new MovedBanner.Shown(TakeoverPlace.ofShelf(),
                MovedOn.all(older(), builder.editor(), builder.messages()), List.of(), builder.messages()), notices));
    }

    private List<LoadedCharacter> older() {
        return MovedPage.older(builder.shelf(), builder.games(), builder.messages(), builder.clock());
    }

    /** {@code POST /moved/take-over}. */
    Reply shelfOver(Request request) {
        return takeOver(request, shelf());
    }

    /** {@code POST /moved/take-back}. */
    Reply shelfBack(Request request) {
        return takeBack(request, shelf());
    }

    private PressedPage shelf() {
        return new PressedPage(TakeoverPlace.ofShelf(), this::older, this::shelf);
    }

    /** {@code POST /characters/{stem}/take-over}. */
    Reply characterOver(Request request) {
        return takeOver(request, character(request));
    }

    /** {@code POST /characters/{stem}/take-back}. */
    Reply characterBack(Request request) {
        return takeBack(request, character(request));
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
        return takeOver(request, group(request));
    }

    /** {@code POST /group/{stem}/take-back}. */
    Reply groupBack(Request request) {
        return takeBack(request, group(request));
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

    private Reply takeOver(Request request, PressedPage page) {
        List<LoadedCharacter> all = page.characters().get();
        List<MovedOn> moved = MovedOn.all(all, builder.editor(), builder.messages());
        List<MovedOn> older = moved.stream().filter(MovedOn::isOlder).toList();
        if (older.isEmpty() && !all.isEmpty()) {
            // The same press came twice, or nothing is left to do.
            return said(request, page, TakeoverPlace.TAKEN, all.stream().flatMap(character ->
                    TakenBack.of(builder.shelf(), character).stream()).map(one -> one.character().key()).toList());
        }
        if (!MovedOn.stamp(moved).equals(request.form().required(TakeoverPlace.SHOWN))) {
            return page.shown().apply(Reply.Status.CHANGED_MEANWHILE, List.of(notice("conflict", "web.moved.not-shown",
                    List.of())));
        }
        List<Notice.ProblemText> stuck = older.stream().filter(one -> one.text().isEmpty()).map(one ->
                TakeoverNotices.plain(builder.text("web.moved.stuck", "name", one.character().name()))).toList();
        if (!stuck.isEmpty()) {
            return page.shown().apply(Reply.Status.REFUSED, List.of(notice("refused", "web.moved.not-taken", stuck)));
        }
        return written(request, page, TakeoverPlace.TAKEN, "web.moved.not-taken", older.stream().map(one ->
                new NewText(one.character().key(), one.character().text().version(), one.text().get())).toList());
    }

    private Reply takeBack(Request request, PressedPage page) {
        FormData form = request.form();
        List<TakenBack> back = new ArrayList<>();
        List<Notice.ProblemText> changed = new ArrayList<>();
        List<String> keys = Distinct.of(form.all(TakeoverPlace.TAKEN).stream());
        boolean isBack = !keys.isEmpty();
        for (String key : keys) {
            Optional<LoadedCharacter> now = builder.shelf().open(key);
            isBack &= now.filter(character -> character.takeover().isOlder()).isPresent();
            now.filter(character -> form.text(FormData.seenOf(key)).filter(character.text().version()::equals)
                            .isPresent()).flatMap(character -> TakenBack.of(builder.shelf(), character))
                    .ifPresentOrElse(back::add, () -> changed.add(TakeoverNotices.plain(builder.text(
                            "web.moved.changed-since", "name", now.map(LoadedCharacter::name).orElse(key)))));
        }
        if (isBack) {
            return said(request, page, TakeoverPlace.BACK, keys);
        }
        if (!changed.isEmpty() || back.isEmpty()) {
            return page.shown().apply(Reply.Status.CHANGED_MEANWHILE, List.of(notice("refused", "web.moved.not-back",
                    changed)));
        }
        return written(request, page, TakeoverPlace.BACK, "web.moved.not-back", back.stream().map(TakenBack::text)
                .toList());
    }

    private Reply putOff(Request request, PressedPage page) {
        String shown = request.form().required(TakeoverPlace.SHOWN);
        if (builder.shelf().find(request.key()).isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        builder.activities().update(request.key(), activity -> activity.puttingOff(shown));
        return new Reply.Redirect(page.place().path());
    }

    /** Writes all texts or none, and says so. @param against what is said where none is written */
    private Reply written(Request request, PressedPage page, String said, String against, List<NewText> texts) {
        SaveOutcome saved = texts.size() > 1 ? builder.shelf().writeTogether(texts)
                : builder.shelf().write(texts.get(0).key(), texts.get(0).seen(), texts.get(0).text());
        return switch (saved) {
            case SaveOutcome.Written done -> said(request, page, said, texts.stream().map(NewText::key).toList());
            case SaveOutcome.ChangedMeanwhile conflict -> page.shown().apply(Reply.Status.CHANGED_MEANWHILE,
                    List.of(notice("conflict", against, problems(conflict.found(), texts.size()))));
            case SaveOutcome.NotWritten failure -> page.shown().apply(Reply.Status.NOT_SAVED,
                    List.of(notice("refused", against, problems(failure.found(), texts.size()))));
        };
    }

    private static Reply said(Request request, PressedPage page, String field, List<String> keys) {
        return new Reply.Redirect(page.place().saying(field, keys));
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
