package lampblack.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.function.Consumer;
import java.util.function.Function;

/** Which addresses of the table are answered by what. */
final class PlayRoutes {

    private PlayRoutes() {}

    /** @param by makes a visit of each request */
    static void add(RoutesConfig to, Function<Consumer<Visit>, Handler> by) {
        RollAnswers rolls = new RollAnswers();
        to.get("/characters/{stem}/roll/odds", by.apply(rolls::odds));
        GroupAnswers groups = new GroupAnswers();
        to.get("/characters/{stem}/play/claims/{map}/{cell}", by.apply(groups::claim));
        to.get("/group/{stem}", by.apply(groups::group));
        to.post("/characters/{stem}/roll", by.apply(rolls::roll));
    }
}
