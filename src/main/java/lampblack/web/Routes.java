package lampblack.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.EOFException;
import java.util.List;
import java.util.Optional;

/** Which address is answered by what. */
final class Routes {

    private static final String FOREVER = "public, max-age=31536000, immutable";
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
        ShelfAnswers shelf = new ShelfAnswers();
        to.get("/", routes.by(visit -> visit.show(ShelfPage.of(visit.moment(), List.of()))));
        to.get("/games/{game}", routes.by(shelf::game));
        to.post("/characters", routes.by(shelf::begin));
        to.post("/characters/{stem}/copy", routes.by(shelf::copy));
        to.post("/characters/{stem}/delete", routes.by(shelf::delete));
        ImportAnswers imports = new ImportAnswers();
        to.get("/shelf.zip", routes.by(imports::all));
        to.post("/import", routes.by(imports::take));
        to.get("/trash", routes.by(shelf::trash));
        to.post("/trash", routes.by(shelf::takeBack));
        FileAnswers files = new FileAnswers();
        to.get("/characters/{stem}/download", routes.by(files::download));
        to.post("/characters/{stem}/text", routes.by(files::write));
        to.post("/characters/{stem}/restore", routes.by(files::restore));
        PrintAnswers print = new PrintAnswers();
        to.get("/characters/{stem}/print", routes.by(print::character));
        to.get("/characters/{stem}/print.css", routes.by(print::characterStyles));
        to.get("/games/{game}/print", routes.by(print::game));
        to.get("/games/{game}/print.css", routes.by(print::gameStyles));
        to.get("/characters/{stem}/build/preview", routes.by(PreviewPage::show));
        to.get("/characters/{stem}", routes.by(characters::open));
        PlayRoutes.add(to, answer -> routes.by(answer::accept));
        to.get("/characters/{stem}/{tab}", routes.by(characters::open));
        to.post("/characters/{stem}/{tab}/{change}", routes.by(characters::change));
        to.sse("/events", workshop.events()::add);
        to.get("/look/{version}.css", routes::look);
        to.get("/assets/{version}/<name>", routes::asset);
        routes.errors(to);
    }

    private Handler by(Answer answer) {
        return context -> {
            try {
                Visit visit = new Visit(context, workshop);
                answer.to(visit);
                visit.close();
            } catch (StackOverflowError | LinkageError failure) {
                throw new IllegalStateException(failure);
            }
        };
    }

    /** The colours of the moment; whoever asks for older ones gets them, and is not to keep them. */
    private void look(Context context) {
        Look look = workshop.libraries().now().look();
        if (look.version().equals(context.pathParam("version"))) {
            context.header("Cache-Control", FOREVER);
        }
        context.contentType(Assets.type(".css")).result(look.css());
    }

    private void asset(Context context) {
        String name = context.pathParam("name");
        Optional<byte[]> file = workshop.assets().file(context.pathParam("version"), name);
        if (file.isEmpty()) {
            context.status(NOT_FOUND);
            return;
        }
        context.header("Cache-Control", FOREVER);
        context.contentType(Assets.type(name)).result(file.get());
    }

    private void errors(RoutesConfig to) {
        to.exception(Form.Wrong.class, (wrong, context) -> words(context, WRONG, "web.status.400"));
        // Whoever has hung up is owed no answer, and is no failure of ours.
        to.exception(EOFException.class, (gone, context) -> context.status(WRONG));
        to.exception(Exception.class, (failure, context) -> {
            String id = workshop.log().failed(context.method() + " " + context.path(), failure);
            Visit visit = new Visit(context, workshop);
            visit.show(BROKEN, new WordsPage(visit.words("web.status.500.title"),
                    visit.words("web.status.500", "id", id)));
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
