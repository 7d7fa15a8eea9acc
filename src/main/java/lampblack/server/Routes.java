package lampblack.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.EOFException;
import java.util.List;
import java.util.Optional;
import lampblack.builder.CharacterController;
import lampblack.builder.FileController;
import lampblack.builder.ImportController;
import lampblack.builder.PrintController;
import lampblack.builder.ShelfController;
import lampblack.builder.build.PreviewPage;
import lampblack.builder.context.AppContext;
import lampblack.builder.context.Assets;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.FormData;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.MessagePage;
import lampblack.builder.shelf.ShelfPage;

/** Which address is answered by what. */
final class Routes {

    private static final String FOREVER = "public, max-age=31536000, immutable";
    private static final int WRONG = 400;
    private static final int NOT_FOUND = 404;
    private static final int NO_METHOD = 405;
    private static final int BROKEN = 500;

    private final AppContext workshop;

    private Routes(AppContext workshop) {
        this.workshop = workshop;
    }

    /** Answers a request. */
    private interface RouteHandler {
        void to(RequestContext visit);
    }

    static void add(RoutesConfig to, AppContext workshop) {
        Routes routes = new Routes(workshop);
        CharacterController characters = new CharacterController();
        ShelfController shelf = new ShelfController();
        to.get("/", routes.by(visit -> visit.show(ShelfPage.of(visit.moment(), List.of()))));
        to.get("/games/{game}", routes.by(shelf::game));
        to.post("/characters", routes.by(shelf::begin));
        to.post("/characters/{stem}/copy", routes.by(shelf::copy));
        to.post("/characters/{stem}/delete", routes.by(shelf::delete));
        ImportController imports = new ImportController();
        to.get("/shelf.zip", routes.by(imports::all));
        to.post("/import", routes.by(imports::take));
        to.get("/trash", routes.by(shelf::trash));
        to.post("/trash", routes.by(shelf::takeBack));
        FileController files = new FileController();
        to.get("/characters/{stem}/download", routes.by(files::download));
        to.post("/characters/{stem}/text", routes.by(files::write));
        to.post("/characters/{stem}/restore", routes.by(files::restore));
        PrintController print = new PrintController();
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

    private Handler by(RouteHandler answer) {
        return context -> {
            try {
                RequestContext visit = new RequestContext(context, workshop);
                answer.to(visit);
                visit.close();
            } catch (StackOverflowError | LinkageError failure) {
                throw new IllegalStateException(failure);
            }
        };
    }

    /** The colours of the moment; whoever asks for older ones gets them, and is not to keep them. */
    private void look(Context context) {
        GameStyles look = workshop.libraries().now().look();
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
        to.exception(FormData.MalformedForm.class, (wrong, context) -> words(context, WRONG, "web.status.400"));
        // Whoever has hung up is owed no answer, and is no failure of ours.
        to.exception(EOFException.class, (gone, context) -> context.status(WRONG));
        to.exception(Exception.class, (failure, context) -> {
            String id = workshop.log().failed(context.method() + " " + context.path(), failure);
            RequestContext visit = new RequestContext(context, workshop);
            visit.show(BROKEN, new MessagePage(visit.words("web.status.500.title"),
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
        RequestContext visit = new RequestContext(context, workshop);
        visit.show(status, new MessagePage(visit.words("web.status." + status + ".title"), visit.words(key)));
    }
}
