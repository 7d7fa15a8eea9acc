package lampblack.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lampblack.builder.Builder;
import lampblack.builder.PageRoute;
import lampblack.builder.Reply;
import lampblack.builder.Request;
import lampblack.builder.page.PageView;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;

/** One request and its answer, by the rulesets as they were when it came. */
final class Exchange {

    private final AppContext app;
    private final FolderShelf shelf;
    private final Builder builder;

    private Exchange(AppContext app, RulesetSnapshot rulesets) {
        this.app = app;
        this.shelf = app.open(rulesets);
        this.builder = app.builder(shelf, rulesets);
    }

    static Exchange of(AppContext app) {
        return new Exchange(app, app.currentRulesets().now());
    }

    /** Makes the first page and sends it nowhere. */
    void first() {
        Request request = new Request(false, Map.of(), "", Map.of(), Map.of(), Optional.empty(), false,
                List.of());
        if (PageRoute.ALL.get(0).reply(builder, request) instanceof Reply.Page page) {
            replies().page(page.page());
        }
    }

    void answer(PageRoute route, Context context) {
        replies().send(settled(route.reply(builder, request(route, context))), context);
        shelf.close();
    }

    /** Gives the whole shelf as one file. */
    void pack(Context context) {
        try {
            replies().send(new Reply.Content("application/zip", ShelfZip.of(app.shelf()),
                    Optional.of("characters.zip")), context);
        } catch (IOException failure) {
            replies().send(new Reply.Refusal(Reply.Status.MISSING), context);
        }
    }

    /** Answers with a page that has nothing to do with what was asked. */
    void show(int status, PageView page, Context context) {
        replies().show(status, page, context);
    }

    /** Answers in the words for a status. */
    void refuse(int status, Context context) {
        replies().refuse(status, context);
    }

    private Replies replies() {
        return new Replies(app.renderer(), builder.assets(), app.messages());
    }

    private static Request request(PageRoute route, Context context) {
        return new Request(route.writes(), context.pathParamMap(), Objects.toString(context.queryString(), ""),
                context.queryParamMap(), route.writes() ? context.formParamMap() : Map.of(),
                Optional.ofNullable(context.header("If-Match")).map(name -> name.replace("\"", "")),
                Replies.isPart(context), route.writes() ? Uploads.of(context) : List.of());
    }

    private SaveOutcome save(ProposedChange change) {
        return change.others().isEmpty()
                ? shelf.write(change.before().key(), change.before().text().version(), change.text())
                : shelf.writeTogether(Stream.concat(Stream.of(change), change.others().stream())
                        .map(one -> new NewText(one.before().key(), one.before().text().version(), one.text()))
                        .toList());
    }

    /** Makes the answer while the disk is at work; it is sent once both are done. */
    private Reply settled(Reply reply) {
        if (!(reply instanceof Reply.AfterSave after)) {
            return reply;
        }
        LoadedCharacter before = after.change().before();
        LoadedCharacter current = after.change().after().orElseThrow();
        Supplier<SaveOutcome> saving = app.tasks().start(() -> save(after.change()));
        Reply shown;
        SaveOutcome outcome;
        try {
            shown = after.shown().get();
        } finally {
            outcome = saving.get();
        }
        // What it comes to was judged by the other files as they were, so that it is read again.
        boolean isJudged = after.change().others().isEmpty();
        if (isJudged && outcome instanceof SaveOutcome.Written written
                && written.version().equals(current.text().version())) {
            shelf.saved(current);
            return shown;
        }
        return after.otherwise().apply(outcome);
    }
}
