package lampblack.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.sse.SseHandler;
import java.io.EOFException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import lampblack.builder.PageRoute;
import lampblack.builder.page.FormData;
import lampblack.builder.page.MessagePage;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.cli.show.GuideBook;
import lampblack.html.Icon;
import lampblack.page.FormAnswers;
import lampblack.server.door.Door;
import lampblack.template.Assets;
import org.eclipse.jetty.http.HttpException;

/** Which address is answered by what. */
final class Routes {

    private static final String FOREVER = "public, max-age=31536000, immutable";
    private static final int FINE = 200;
    private static final int SEE_OTHER = 303;
    private static final int WRONG = 400;
    private static final int NOT_FOUND = 404;
    private static final int NO_METHOD = 405;
    private static final int BROKEN = 500;

    private static final String LISTEN = "/events";
    private static final Set<String> LOOKS = Set.of("GET", "HEAD");
    private static final String TABLE = "/table";

    private final AppContext app;

    private Routes(AppContext app) {
        this.app = app;
    }

    static void add(RoutesConfig to, AppContext app) {
        Routes routes = new Routes(app);
        for (PageRoute route : PageRoute.ALL) {
            routes.add(to, route.writes(), route.right(), route.pattern(),
                    (exchange, context) -> exchange.answer(route, context));
        }
        app.table().ifPresent(table -> TableRoute.ALL.forEach(route -> routes.add(to, route.writes(), route.right(),
                route.pattern(), (exchange, context) -> route.answer(exchange, app, table, context))));
        app.stopSwitch().ifPresent(stop -> routes.add(to, true, Right.HOST, "/stop", (exchange, context) -> {
            exchange.show(FINE, new StoppedPage(app.messages()), context);
            stop.press();
        }));
        routes.add(to, false, Right.GM, "/shelf.zip", Exchange::pack);
        SseHandler listen = new SseHandler(client -> app.events().add(client, Door.attendee(client.ctx())));
        routes.add(to, false, Right.READ, LISTEN, (exchange, context) -> listen.handle(context));
        routes.add(to, false, Right.OPEN, "/look/{version}.css", (exchange, context) -> routes.look(context));
        routes.add(to, false, Right.OPEN, "/assets/{version}/<name>", (exchange, context) -> routes.asset(context));
        routes.add(to, false, Right.OPEN, "/favicon.ico", (exchange, context) -> icon(context));
        routes.add(to, false, Right.READ, "/guide", (exchange, context) -> routes.guide(context));
        routes.errors(to);
    }

    /** No address is answered without a right that whoever asks must have. */
    private void add(RoutesConfig to, boolean writes, Right right, String pattern,
            BiConsumer<Exchange, Context> answer) {
        Objects.requireNonNull(right, pattern);
        if (writes) {
            to.post(pattern, answered(right, answer));
        } else {
            to.get(pattern, answered(right, answer));
            // Nobody listens to a head alone.
            to.head(pattern, answered(right, pattern.equals(LISTEN) ? (exchange, context) -> { } : answer));
        }
    }

    private Handler answered(Right right, BiConsumer<Exchange, Context> answer) {
        return context -> {
            try {
                app.stopSwitch().ifPresent(StopSwitch::used);
                Exchange exchange = Exchange.of(app, context);
                if (mayHave(right, Door.attendee(context), context)) {
                    answer.accept(exchange, context);
                } else {
                    exchange.deny(context);
                }
            } catch (StackOverflowError | LinkageError failure) {
                throw new IllegalStateException(failure);
            }
        };
    }

    private boolean mayHave(Right right, Attendee attendee, Context context) {
        if (app.table().isEmpty() || !attendee.has(right)) {
            return attendee.has(right);
        }
        String key = context.pathParamMap().getOrDefault("stem", "");
        return switch (right) {
            case OPEN, GM, HOST -> true;
            case READ -> key.isEmpty() || app.mayRead(attendee, key);
            case OWN -> key.isEmpty() || app.table().get().writes(attendee, key);
        };
    }

    /** The current colours; a request for an older version gets them too, but must not cache them. */
    private void look(Context context) {
        GameLook look = app.currentRulesets().now().look();
        if (look.version().equals(context.pathParam("version"))) {
            context.header("Cache-Control", FOREVER);
        }
        context.contentType(Assets.type(".css")).result(look.css());
    }

    private void asset(Context context) {
        String name = context.pathParam("name");
        Optional<byte[]> file = app.assets().file(context.pathParam("version"), name);
        if (file.isEmpty()) {
            context.status(NOT_FOUND);
            return;
        }
        context.header("Cache-Control", FOREVER);
        context.contentType(Assets.type(name)).result(file.get());
    }

    /** What browsers ask for beside whatever has no icon of its own. */
    private static void icon(Context context) {
        context.header("Cache-Control", "public, max-age=86400");
        context.contentType("image/svg+xml").result(Icon.SVG);
    }

    /** The guide for authors, which is the same for everybody. */
    private void guide(Context context) {
        context.html(new GuideBook().html("<link rel=\"stylesheet\" href=\"" + app.assets().path("fonts.css")
                + "\">\n<link rel=\"stylesheet\" href=\"" + app.assets().path("guide.css") + "\">"));
    }

    private void errors(RoutesConfig to) {
        to.exception(FormData.MalformedForm.class, (wrong, context) -> refuse(context, WRONG));
        // Whoever has hung up is owed no answer, and is no failure of ours.
        to.exception(EOFException.class, (gone, context) -> context.status(WRONG));
        to.exception(Exception.class, (failure, context) -> {
            if (isMalformed(failure)) {
                // What is left of it cannot be told from what comes next.
                context.header("Connection", "close");
                refuse(context, WRONG);
                return;
            }
            String id = app.log().failed(context.method() + " " + context.path(), failure);
            Exchange.of(app, context).show(BROKEN, new MessagePage(app.messages().text("web.status.500.title"),
                    app.messages().text("web.status.500", "id", id)), context);
        });
        to.error(NOT_FOUND, context -> missing(context, NOT_FOUND));
        to.error(NO_METHOD, context -> missing(context, NO_METHOD));
    }

    /** Whether the server could not read what was sent. */
    private static boolean isMalformed(Throwable failure) {
        return failure instanceof HttpException said && said.getCode() == WRONG
                || failure.getCause() != null && isMalformed(failure.getCause());
    }

    private void missing(Context context, int status) {
        if (status == NO_METHOD && LOOKS.contains(context.req().getMethod())
                && Door.attendee(context).has(Right.READ)) {
            page(context.req().getRequestURI()).ifPresentOrElse(page -> context.status(SEE_OTHER).header("Location",
                    page), () -> refuse(context, NOT_FOUND));
            return;
        }
        if (context.contentType() == null || !String.valueOf(context.res().getContentType()).startsWith("text/html")) {
            refuse(context, status);
        }
    }

    /** The page of the forms that are sent to an address. */
    private static Optional<String> page(String path) {
        return path.startsWith(TABLE + "/") ? Optional.of(TABLE) : path.equals("/stop") ? Optional.of("/")
                : FormAnswers.page(path);
    }

    private void refuse(Context context, int status) {
        Exchange exchange = Exchange.of(app, context);
        if (Door.attendee(context).has(Right.READ)) {
            exchange.refuse(status, context);
        } else {
            exchange.deny(context);
        }
    }
}
