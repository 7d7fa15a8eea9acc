package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.Builder;
import lampblack.builder.PageRoute;
import lampblack.builder.Reply;
import lampblack.builder.Request;
import lampblack.builder.page.PageView;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.page.FormAnswers;
import lampblack.page.RenderedReply;
import lampblack.page.ShelfPack;
import lampblack.page.ShownForm;
import lampblack.server.door.Door;
import lampblack.server.table.DeniedPage;
import lampblack.server.table.TableShelf;

/** One request and its answer, by the rulesets as they were when it came. */
final class Exchange {

    private static final int FINE = 200;
    private static final int FORBIDDEN = 403;

    private final AppContext app;
    private final FolderShelf shelf;
    private final Optional<TableShelf> shared;
    private final Builder builder;

    private Exchange(AppContext app, RulesetSnapshot rulesets, Attendee attendee, String state) {
        this.app = app;
        this.shelf = app.open(rulesets);
        this.shared = app.table().map(table -> new TableShelf(shelf, table, attendee,
                app.messages().text("web.table.place")));
        this.builder = app.builder(written(), rulesets, attendee, state);
    }

    /** @param attendee who asks */
    static Exchange of(AppContext app, Attendee attendee) {
        // What changes from here on is told by a later event.
        String state = app.events().state();
        return new Exchange(app, app.currentRulesets().now(), attendee, state);
    }

    static Exchange of(AppContext app, Context context) {
        return of(app, Door.attendee(context));
    }

    private Shelf written() {
        return shared.<Shelf>map(own -> own).orElse(shelf);
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
        Replies.send(route.writes() ? pressed(route, context) : answered(route, context), context);
    }

    /** The answer to a form, which a script gives a name to; without one it is known by what it was shown. */
    private RenderedReply pressed(PageRoute route, Context context) {
        String press = Objects.toString(context.header(LatestPresses.NAME), "");
        ShownForm form = new ShownForm(route, request(route, context));
        Optional<String> shown = press.isEmpty() && !Replies.isPart(context) ? form.name() : Optional.empty();
        return shown.map(name -> app.presses().answerForm(builder.attendee(), name, () -> form.isAsShown(written()),
                () -> answered(route, context))).orElseGet(() -> app.presses().answer(builder.attendee(), press,
                () -> answered(route, context)));
    }

    private RenderedReply answered(PageRoute route, Context context) {
        RenderedReply answer = told(context).orElseGet(() -> made(route, context));
        shelf.close();
        return answer;
    }

    /** What a form was answered, where this is its page; whoever asks for a head alone does not look at it. */
    private Optional<RenderedReply> told(Context context) {
        synchronized (app.answers()) {
            return context.method() != HandlerType.GET ? Optional.empty()
                    : app.answers().told(builder.attendee().id(), context.queryParamMap());
        }
    }

    private RenderedReply made(PageRoute route, Context context) {
        String path = context.req().getRequestURI();
        Reply unsaved = route.reply(builder, request(route, context));
        Reply reply = route.writes() ? settled(unsaved) : FormAnswers.opened(unsaved, path,
                FormAnswers.isKnown(route));
        RenderedReply answer = replies().answer(reply, context);
        if (shared.filter(TableShelf::hasRefused).isPresent()) {
            return answer.as(FORBIDDEN);
        }
        if (!route.writes() || Replies.isPart(context)) {
            return answer;
        }
        synchronized (app.answers()) {
            return app.answers().led(builder.attendee().id(), answer, FormAnswers.page(reply, path));
        }
    }

    /** Gives the whole shelf as one file. */
    void pack(Context context) {
        replies().send(new Reply.Content("application/zip", ShelfPack.of(shelf, app.rolls().text()),
                Optional.of("characters.zip")), context);
    }

    /** Answers that somebody at a table has no right to it. */
    void deny(Context context) {
        boolean isStranger = !builder.attendee().has(Right.READ);
        replies().show(FORBIDDEN, new DeniedPage(app.messages().text(isStranger ? "web.table.join-first.title"
                : "web.table.denied.title"), app.messages().text(isStranger ? "web.table.join-first"
                : "web.table.denied"), isStranger), context);
    }

    /** The shelf with all that is on it, whoever asks. */
    Shelf whole() {
        return shelf;
    }

    Builder builder() {
        return builder;
    }

    /** Answers with a page that has nothing to do with what was asked. */
    void show(int status, PageView page, Context context) {
        replies().show(status, page, context);
    }

    /** Answers a form with its page, to which a browser without scripts is led. @param where that page is */
    void say(int status, PageView page, String where, Context context) {
        RenderedReply answer = replies().shown(status, page, context);
        synchronized (app.answers()) {
            Replies.send(Replies.isPart(context) ? answer
                    : app.answers().led(builder.attendee().id(), answer, where), context);
        }
    }

    /** Answers with a page, or with what a form on it was answered. */
    void open(PageView page, Context context) {
        Replies.send(told(context).orElseGet(() -> replies().shown(FINE, page, context)), context);
    }

    /** Answers in the words for a status. */
    void refuse(int status, Context context) {
        replies().refuse(status, context);
    }

    private Replies replies() {
        return new Replies(app.renderer(), builder.assets(), app.messages(), TableBars.of(app, builder.attendee()),
                app.stopSwitch().isPresent() && builder.attendee().has(Right.HOST));
    }

    private static Request request(PageRoute route, Context context) {
        return new Request(route.writes(), context.pathParamMap(), Objects.toString(context.queryString(), ""),
                context.queryParamMap(), route.writes() ? context.formParamMap() : Map.of(),
                Optional.ofNullable(context.header("If-Match")).map(name -> name.replace("\"", "")),
                Replies.isPart(context), route.writes() ? Uploads.of(context) : List.of());
    }

    /** Makes the answer while the disk is at work; it is sent once both are done. */
    private Reply settled(Reply reply) {
        if (!(reply instanceof Reply.AfterSave after)) {
            return reply;
        }
        Supplier<SaveOutcome> saving = app.tasks().start(() -> written().save(after.change()));
        Reply shown;
        SaveOutcome outcome;
        try {
            shown = after.shown().get();
        } finally {
            outcome = saving.get();
        }
        if (after.isAsJudged(outcome)) {
            shelf.saved(after.change().after().orElseThrow());
            return shown;
        }
        return settled(after.otherwise().apply(outcome));
    }
}
