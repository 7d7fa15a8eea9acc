package lampblack.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.Optional;

/** Which address is answered by what. */
final class Routes {

    private static final int WRONG = 400;
    private static final int NOT_FOUND = 404;
    private static final int NO_METHOD = 405;
    private static final int BROKEN = 500;

    private final Workshop workshop;

    private Routes(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Answers a request. */
    private interface Answer {
        void to(Visit visit);
    }

    static void add(RoutesConfig to, Workshop workshop) {
        Routes routes = new Routes(workshop);
        CharacterAnswers characters = new CharacterAnswers();
        to.get("/", routes.by(visit -> visit.show(ShelfPage.of(visit))));
        to.get("/characters/{stem}", routes.by(characters::open));
        to.get("/characters/{stem}/{tab}", routes.by(characters::open));
        to.post("/characters/{stem}/{tab}/{change}", routes.by(characters::change));
        to.post("/characters/{stem}/restore", routes.by(Restore::answer));
        to.get("/assets/{version}/<name>", routes::asset);
        routes.errors(to);
    }

    private Handler by(Answer answer) {
        return context -> answer.to(new Visit(context, workshop));
    }

    private void asset(Context context) {
        String name = context.pathParam("name");
        Optional<byte[]> file = workshop.assets().file(context.pathParam("version"), name);
        if (file.isEmpty()) {
            context.status(NOT_FOUND);
            return;
        }
        context.header("Cache-Control", "public, max-age=31536000, immutable");
        context.contentType(Assets.type(name)).result(file.get());
    }

    private void errors(RoutesConfig to) {
        to.exception(Form.Wrong.class, (wrong, context) -> words(context, WRONG, "web.status.400"));
        to.exception(Exception.class, (failure, context) -> {
            failure.printStackTrace();
            words(context, BROKEN, "web.status.500");
        });
        to.error(NOT_FOUND, context -> missing(context, NOT_FOUND));
        to.error(NO_METHOD, context -> missing(context, NO_METHOD));
    }

    private void missing(Context context, int status) {
        if (context.contentType() == null || !String.valueOf(context.res().getContentType()).startsWith("text/html")) {
            words(context, status, "web.status." + status);
        }
    }

    private void words(Context context, int status, String key) {
        Visit visit = new Visit(context, workshop);
        visit.show(status, new WordsPage(visit.words("web.status." + status + ".title"), visit.words(key)));
    }
}
