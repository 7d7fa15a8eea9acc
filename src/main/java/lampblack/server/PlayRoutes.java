package lampblack.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.function.Consumer;
import java.util.function.Function;
import lampblack.builder.GroupController;
import lampblack.builder.RollController;
import lampblack.builder.context.RequestContext;

/** Which addresses of the table are answered by what. */
final class PlayRoutes {

    private PlayRoutes() {}

    /** @param by makes a visit of each request */
    static void add(RoutesConfig to, Function<Consumer<RequestContext>, Handler> by) {
        RollController rolls = new RollController();
        to.get("/characters/{stem}/roll/odds", by.apply(rolls::odds));
        GroupController groups = new GroupController();
        to.get("/characters/{stem}/play/claims/{map}/{cell}", by.apply(groups::claim));
        to.get("/group/{stem}", by.apply(groups::group));
        to.post("/characters/{stem}/roll", by.apply(rolls::roll));
    }
}
