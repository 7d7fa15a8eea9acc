package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
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
import lampblack.server.door.Door;
import lampblack.server.table.DeniedPage;
import lampblack.server.table.TableRights;

/** One request and its answer, by the rulesets as they were when it came. */
final class Exchange {

    private static final int FINE = 200;
    private static final int FORBIDDEN = 403;

    private final AppContext app;
    private final FolderJudge judge;
    private final Shelf whole;
    private final Optional<TableRights> rights;
    private final Builder builder;

    private Exchange(AppContext app, RulesetSnapshot rulesets, Attendee attendee, String state) {
        this.app = app;
        this.judge = app.judge(rulesets);
        this.whole = app.shelf(judge);
        this.rights = app.table().map(table -> new TableRights(whole, table, attendee,
                app.messages().text("web.table.place")));
        this.builder = app.builder(rights.map(whole::seenBy).orElse(whole), rulesets, attendee, state);
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

    /** Makes the first page and sends it nowhere. */
    void first() {
        Request request = new Request(false, Map.of(), "", Map.of(), Map.of(), Optional.empty(), false,
                List.of());
        if (PageRoute.ALL.get(0).reply(builder, request) instanceof Reply.Page page) {
            replies().page(page.page());
        }
    }

    void answer(PageRoute route, Context context) {
        Replies.send(answer(SentRequest.of(route, context)), context);
    }

    /** What is to be sent for a request; what it changes is saved then. */
    RenderedReply answer(SentRequest sent) {
        return sent.writes() ? pressed(sent) : answered(sent);
    }

    /** The answer to a form, which a script gives a name to; without one it is known by what it was shown. */
    private RenderedReply pressed(SentRequest sent) {
        Optional<String> shown = sent.press().isEmpty() && !sent.isPart() ? sent.form().name() : Optional.empty();
        return shown.map(name -> app.presses().answerForm(builder.attendee(), name,
                () -> sent.form().isAsShown(builder.shelf()), () -> answered(sent)))
                .orElseGet(() -> app.presses().answer(builder.attendee(), sent.press(), () -> answered(sent)));
    }

    private RenderedReply answered(SentRequest sent) {
        RenderedReply answer = sent.isSeen() ? told(sent.form().request().asked()).orElseGet(() -> made(sent))
                : made(sent);
        judge.close();
        return answer;
    }

    /** What a form was answered, where this is its page; whoever asks for a head alone does not look at it. */
    private Optional<RenderedReply> told(Map<String, List<String>> query) {
        synchronized (app.answers()) {
            return app.answers().told(builder.attendee().id(), query);
        }
    }

    private RenderedReply made(SentRequest sent) {
        PageRoute route = sent.form().route();
        Reply unsaved = route.reply(builder, sent.form().request());
        Reply reply = route.writes() ? settled(unsaved) : FormAnswers.opened(unsaved, sent.path(),
                FormAnswers.isKnown(route));
        RenderedReply answer = replies().to(sent.writes(), sent.isPart()).answer(reply);
        if (rights.filter(TableRights::hasRefused).isPresent()) {
            return answer.as(FORBIDDEN);
        }
        if (!sent.writes() || sent.isPart()) {
            return answer;
        }
        synchronized (app.answers()) {
            return app.answers().led(builder.attendee().id(), answer, FormAnswers.page(reply, sent.path()));
        }
    }

    /** Gives the whole shelf as one file. */
    void pack(Context context) {
        replies().send(new Reply.Content("application/zip", ShelfPack.of(whole, app.rolls().text()),
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
        return whole;
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
        Optional<RenderedReply> told = context.method() == HandlerType.GET ? told(context.queryParamMap())
                : Optional.empty();
        Replies.send(told.orElseGet(() -> replies().shown(FINE, page, context)), context);
    }

    /** The answer in the words for a status. */
    RenderedReply refusal(int status, boolean writes, boolean isPart) {
        return replies().to(writes, isPart).refuse(status);
    }

    /** Answers in the words for a status. */
    void refuse(int status, Context context) {
        replies().refuse(status, context);
    }

    private Replies replies() {
        return new Replies(app.renderer(), builder.assets(), app.messages(), TableBars.of(app, builder.attendee()),
                app.stopSwitch().isPresent() && builder.attendee().has(Right.HOST));
    }

    /** Makes the answer while the disk is at work; it is sent once both are done. */
    private Reply settled(Reply reply) {
        if (!(reply instanceof Reply.AfterSave after)) {
            return reply;
        }
        Supplier<SaveOutcome> saving = app.tasks().start(() -> builder.shelf().save(after.change()));
        Reply shown;
        SaveOutcome outcome;
        try {
            shown = after.shown().get();
        } finally {
            outcome = saving.get();
        }
        if (after.isAsJudged(outcome)) {
            judge.saved(after.change().after().orElseThrow());
            return shown;
        }
        return settled(after.otherwise().apply(outcome));
    }
}
