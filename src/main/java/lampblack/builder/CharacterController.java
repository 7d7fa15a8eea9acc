package lampblack.builder;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import lampblack.builder.change.ChangeResult;
import lampblack.builder.change.CharacterChange;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.context.RequestContext;
import lampblack.builder.file.DamagedPage;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice;
import lampblack.builder.page.RulingInput;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;
import lampblack.store.SaveResult;

/** Opens characters at their leaves and changes them as forms ask. */
public final class CharacterController {

    private static final int CHANGED_MEANWHILE = 412;
    private static final int REFUSED = 422;
    private static final int NOT_SAVED = 500;
    private static final int UNSEEN = 428;

    /** {@code GET /characters/{stem}} and its leaves. */
    public void open(RequestContext visit) {
        Optional<CharacterTab> tab = visit.context().pathParamMap().containsKey("tab")
                ? CharacterTab.of(visit.path("tab")).filter(characterTab -> characterTab != CharacterTab.BUILD)
                : Optional.of(CharacterTab.BUILD);
        if (tab.filter(TabViews.ALL::containsKey).isEmpty()) {
            visit.missing();
            return;
        }
        load(visit).ifPresent(character -> show(visit, 200, tab.get(), character, List.of()));
    }

    /** {@code POST /characters/{stem}/{tab}/{change}}: tries a change, and saves it where nothing speaks against it. */
    public void change(RequestContext visit) {
        Optional<CharacterTab> tab = CharacterTab.of(visit.path("tab")).filter(TabViews.ALL::containsKey);
        CharacterChange change = CharacterChanges.ALL.get(visit.path("change"));
        if (tab.isEmpty() || change == null) {
            visit.missing();
            return;
        }
        Optional<LoadedCharacter> loaded = load(visit);
        if (loaded.isEmpty()) {
            return;
        }
        LoadedCharacter before = loaded.get();
        Optional<String> seen = visit.seen();
        if (seen.isEmpty()) {
            show(visit, UNSEEN, tab.get(), before, List.of(notice(visit, "refused", "web.unseen", List.of())));
        } else if (!seen.get().equals(before.text().version())) {
            conflict(visit, tab.get(), before);
        } else {
            if (visit.isPart() && tab.get() != CharacterTab.PLAY) {
                visit.lookBack(Path.of(before.key()));
            }
            ChangeResult told = change.result(visit.rulebooks().editor(), before, visit.form());
            attempt(visit, tab.get(), before,
                    new ChangeResult(RulingInput.allowed(visit.rulebooks().editor(), told.attempt(), visit.form()),
                    told.says()));
        }
    }

    private void attempt(RequestContext visit, CharacterTab tab, LoadedCharacter before, ChangeResult told) {
        ProposedChange attempt = told.attempt();
        if (!attempt.isProblemFree()) {
            Notice notice = notice(visit, "refused", "web.refused", attempt.added());
            show(visit, REFUSED, tab, before, List.of(!RulingsForChange.canResolve(attempt) ? notice
                    : notice.with(Notice.RetryForm.allowing(visit.form(),
                            Urls.change(visit.path("stem"), tab, visit.path("change")),
                            before.text().version(), visit.messages()))));
            return;
        }
        if (visit.isPart()) {
            savedWhileShown(visit, tab, before, told);
            return;
        }
        SaveResult saved = visit.shelf().save(attempt);
        if (saved.problem().isPresent()) {
            notSaved(visit, tab, before, saved);
            return;
        }
        visit.saved(told);
        visit.go(tab.path(visit.path("stem")) + visit.form().text("reopened").map(name -> "?reopened=yes").orElse("")
                + visit.form().text("at").filter(name -> name.matches("[a-z0-9.-]+")).map(name -> "#" + name)
                .orElse(""));
    }

    /** Makes the answer while the disk is at work; it is sent once both are done. */
    private void savedWhileShown(RequestContext visit, CharacterTab tab, LoadedCharacter before, ChangeResult told) {
        LoadedCharacter after = told.attempt().after().orElseThrow();
        visit.foresee(told);
        CompletableFuture<SaveResult> saving = visit.shelf().saving(told.attempt());
        SaveResult saved;
        try {
            show(visit, 200, tab, after, List.of());
        } finally {
            saved = saving.join();
        }
        if (saved.problem().isPresent()) {
            visit.failed(told);
            notSaved(visit, tab, before, saved);
        } else if (saved instanceof SaveResult.Saved hash && hash.sha256().equals(after.text().version())) {
            visit.kept(after);
        } else {
            // What was judged is not to the byte what was saved, so that it is read again.
            load(visit).ifPresent(now -> show(visit, 200, tab, now, List.of()));
        }
    }

    private void notSaved(RequestContext visit, CharacterTab tab, LoadedCharacter before, SaveResult saved) {
        if (saved.isConflict()) {
            load(visit).ifPresent(now -> conflict(visit, tab, now));
        } else {
            show(visit, NOT_SAVED, tab, before,
                    List.of(notice(visit, "refused", "web.not-saved", List.of(saved.problem().orElseThrow()))));
        }
    }

    /** Shows what stands there now, and offers to do to it what was meant for what stood there before. */
    private void conflict(RequestContext visit, CharacterTab tab, LoadedCharacter now) {
        Notice notice = notice(visit, "conflict", "web.conflict", List.of()).with(Notice.RetryForm.of(visit.form(),
                Urls.change(visit.path("stem"), tab, visit.path("change")), visit.words("web.conflict.again"),
                now.text().version())).withWritten(visit.form(), visit.messages());
        show(visit, CHANGED_MEANWHILE, tab, now, List.of(notice));
    }

    private static Notice notice(RequestContext visit, String kind, String key, List<Diagnostic> reasons) {
        return Notice.of(kind, visit.words(key), reasons, visit.workshop().messages());
    }

    private static void show(RequestContext visit, int status, CharacterTab tab, LoadedCharacter character,
            List<Notice> notices) {
        visit.context().header("ETag", "\"" + character.text().version() + "\"");
        if (status != 200) {
            // What is said about a change stands above what the form would have changed.
            visit.context().header("HX-Retarget", "#main").header("HX-Reselect", "#main");
        }
        if (!visit.context().method().name().equals("GET")) {
            visit.context().header("HX-Push-Url", tab.path(visit.path("stem")));
        }
        visit.show(status, CharacterPage.of(visit, visit.path("stem"), tab, character, notices));
    }

    /** The character that the address names; where there is none that can be shown, that is answered. */
    private static Optional<LoadedCharacter> load(RequestContext visit) {
        Optional<Path> file = visit.shelf().file(visit.path("stem"));
        if (file.isEmpty()) {
            visit.missing();
            return Optional.empty();
        }
        Optional<LoadedCharacter> loaded = visit.open(file.get());
        if (loaded.isEmpty()) {
            visit.show(visit.isPost() ? CHANGED_MEANWHILE : 200,
                    DamagedPage.of(visit, visit.path("stem"), file.get(), List.of()));
        }
        return loaded;
    }
}
