package lampblack.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.EOFException;
import java.util.Optional;
import java.util.function.BiConsumer;
import lampblack.builder.PageRoute;
import lampblack.builder.page.FormData;
import lampblack.builder.page.MessagePage;
import lampblack.cli.guide.GuideBook;

/** Which address is answered by what. */
final class Routes {

    private static final String FOREVER = "public, max-age=31536000, immutable";
    private static final int WRONG = 400;
    private static final int NOT_FOUND = 404;
    private static final int NO_METHOD = 405;
    private static final int BROKEN = 500;

    private final AppContext app;

    private Routes(AppContext app) {
        this.app = app;
    }

    static void add(RoutesConfig to, AppContext app) {
        Routes routes = new Routes(app);
        for (PageRoute route : PageRoute.ALL) {
            Handler answer = routes.by((exchange, context) -> exchange.answer(route, context));
            if (route.writes()) {
                to.post(route.pattern(), answer);
            } else {
                to.get(route.pattern(), answer);
            }
        }
        to.get("/shelf.zip", routes.by(Exchange::pack));
        to.sse("/events", app.events()::add);
        to.get("/look/{version}.css", routes::look);
        to.get("/assets/{version}/<name>", routes::asset);
        to.get("/guide", routes::guide);
        routes.errors(to);
    }

    private Handler by(BiConsumer<Exchange, Context> answer) {
        return context -> {
            try {
                answer.accept(Exchange.of(app), context);
            } catch (StackOverflowError | LinkageError failure) {
                throw new IllegalStateException(failure);
            }
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
            String id = app.log().failed(context.method() + " " + context.path(), failure);
            Exchange.of(app).show(BROKEN, new MessagePage(app.messages().text("web.status.500.title"),
                    app.messages().text("web.status.500", "id", id)), context);
        });
        to.error(NOT_FOUND, context -> missing(context, NOT_FOUND));
        to.error(NO_METHOD, context -> missing(context, NO_METHOD));
    }

    private void missing(Context context, int status) {
        if (context.contentType() == null || !String.valueOf(context.res().getContentType()).startsWith("text/html")) {
            refuse(context, status);
        }
    }

    private void refuse(Context context, int status) {
        Exchange.of(app).refuse(status, context);
    }
}
