package lampblack.server;

import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice;
import lampblack.builder.group.Attendee;
import lampblack.server.table.JoinPage;
import lampblack.server.table.SeatPage;
import lampblack.server.table.Table;
import lampblack.server.table.TablePage;

/** Lets people join a table, take a seat and leave, and what else goes for all at it. */
record TableController(Exchange exchange, AppContext app, Table table) {

    private static final int FINE = 200;
    private static final int SEE_OTHER = 303;
    private static final int TAKEN = 409;
    private static final int REFUSED = 422;
    private static final int TOO_MANY = 429;
    private static final int WEEK_SECONDS = 7 * 24 * 60 * 60;
    private static final String HERE = "/table";
    private static final String SEAT = "/seat";

    private Attendee attendee() {
        return exchange.builder().attendee();
    }

    private static void go(Context context, String path) {
        context.status(SEE_OTHER).header("Location", path);
    }

    private static String sent(Context context, String name) {
        return Objects.toString(context.formParam(name), "");
    }

    private List<Notice> notice(String key) {
        return List.of(new Notice("refused", app.messages().text(key), List.of(), List.of()));
    }

    /** {@code GET /join}: asks for the code and a name. */
    void door(Context context) {
        exchange.show(FINE, page(context.queryParam("code"), "", List.of()), context);
    }

    private JoinPage page(String code, String name, List<Notice> notices) {
        return JoinPage.of(Objects.toString(code, ""), name, notices, app.messages());
    }

    /** {@code POST /join}. Whoever has joined before is let in as who they are. */
    void join(Context context) {
        if (!attendee().equals(Attendee.STRANGER)) {
            go(context, home());
            return;
        }
        switch (table.join(context.ip(), sent(context, "code"), sent(context, "name"),
                sent(context, "form"))) {
            case Table.Welcome.Joined joined -> {
                context.header("Set-Cookie", Table.cookie(context.port()) + "=" + joined.secret()
                        + "; Path=/; Max-Age=" + WEEK_SECONDS + "; HttpOnly; SameSite=Strict");
                app.events().changed();
                go(context, SEAT);
            }
            case Table.Welcome.TurnedAway away -> {
                if (away.hasToWait()) {
                    context.header("Retry-After", "10");
                }
                exchange.show(away.hasToWait() ? TOO_MANY : REFUSED,
                        page(sent(context, "code"), sent(context, "name"), notice(away.why())), context);
            }
        }
    }

    private String home() {
        List<String> own = table.people().find(attendee().id()).map(person -> person.sheets()).orElse(List.of());
        return !own.isEmpty() ? CharacterTab.PLAY.path(own.get(0)) : attendee().runsGame() ? "/" : SEAT;
    }

    /** {@code GET /seat}: asks which character is theirs. */
    void seat(Context context) {
        if (attendee().runsGame() || !home().equals(SEAT)) {
            go(context, home());
            return;
        }
        exchange.open(seats(List.of()), context);
    }

    private SeatPage seats(List<Notice> notices) {
        return SeatPage.of(attendee(), exchange.whole(), table, exchange.builder(), notices);
    }

    /** {@code POST /seat}: takes a character that nobody has. */
    void take(Context context) {
        String key = sent(context, "sheet");
        if (table.take(attendee(), key, exchange.whole())) {
            app.events().changed();
            go(context, CharacterTab.PLAY.path(key));
            return;
        }
        exchange.say(TAKEN, seats(notice("web.table.sheet-taken")), SEAT, context);
    }

    /** {@code GET /table}. */
    void table(Context context) {
        exchange.open(tablePage(context, List.of()), context);
    }

    private TablePage tablePage(Context context, List<Notice> notices) {
        return TablePage.of(attendee(), table, context.port(), exchange.whole(), exchange.builder().games(),
                app.messages(), notices);
    }

    /** {@code POST /table/ask}: somebody asks for a pause. */
    void ask(Context context) {
        announced(context, () -> {
            table.moment().ask();
            return true;
        }, "web.table.title");
    }

    /** {@code POST /table/pause}. */
    void halt(Context context) {
        announced(context, () -> {
            table.moment().halt();
            return true;
        }, "web.table.title");
    }

    /** {@code POST /table/resume}. */
    void resume(Context context) {
        announced(context, () -> {
            table.moment().resume();
            return true;
        }, "web.table.title");
    }

    /** {@code POST /table/notes}: what the game is careful about. */
    void note(Context context) {
        announced(context, () -> table.moment().note(sent(context, "notes")), "web.table.notes.unkept");
    }

    /** {@code POST /table/give}: somebody gets a sheet, which others may have as well. */
    void give(Context context) {
        announced(context, () -> table.give(sent(context, "person"), sent(context, "sheet"), exchange.whole()),
                "web.table.gone");
    }

    /** {@code POST /table/free}: somebody has a sheet no more. */
    void free(Context context) {
        announced(context, () -> table.free(sent(context, "person"), sent(context, "sheet")), "web.table.gone");
    }

    /** {@code POST /table/dismiss}: somebody is to leave, and may join anew. */
    void dismiss(Context context) {
        String id = sent(context, "person");
        announced(context, () -> table.dismiss(id), "web.table.gone");
        app.events().close(one -> !id.isEmpty() && one.id().equals(id));
    }

    private void announced(Context context, Supplier<Boolean> change, String otherwise) {
        if (change.get()) {
            app.events().changed();
            go(context, back(context));
        } else {
            exchange.say(REFUSED, tablePage(context, notice(otherwise)), HERE, context);
        }
    }

    /** The page that a form was on, where it is one of ours. */
    private static String back(Context context) {
        String own = "http://" + context.host() + "/";
        String from = Objects.toString(context.header("Referer"), "");
        String path = from.startsWith(own) ? from.substring(own.length() - 1) : HERE;
        return path.matches("/[A-Za-z0-9%._~?=&/-]*") && !path.startsWith("//") ? path : HERE;
    }

    /** {@code POST /table/end}: from here on, it is served to this machine alone. */
    void end(Context context) {
        table.end();
        app.events().close(one -> !one.id().isEmpty());
        go(context, HERE);
    }

    /** {@code POST /table/open}: another at the same address. */
    void openAnother(Context context) {
        if (table.openAnother()) {
            go(context, HERE);
        } else {
            exchange.say(TAKEN, tablePage(context, notice("web.table.not-opened")), HERE, context);
        }
    }
}
