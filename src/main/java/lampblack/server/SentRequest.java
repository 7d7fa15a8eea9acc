package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import lampblack.builder.PageRoute;
import lampblack.builder.Request;
import lampblack.page.ShownForm;

/**
 * A form that was sent, or a page that is opened.
 *
 * @param path as it is written in the address
 * @param press what a script calls the press, or empty
 * @param isSeen whether somebody looks at the answer, and asks for more than its head
 */
record SentRequest(ShownForm form, String path, String press, boolean isSeen) {

    static SentRequest of(PageRoute route, Context context) {
        boolean writes = route.writes();
        Request request = new Request(writes, context.pathParamMap(), Objects.toString(context.queryString(), ""),
                context.queryParamMap(), writes ? context.formParamMap() : Map.of(),
                Optional.ofNullable(context.header("If-Match")).map(name -> name.replace("\"", "")),
                Replies.isPart(context), writes ? Uploads.of(context) : List.of());
        return new SentRequest(new ShownForm(route, request), context.req().getRequestURI(),
                Objects.toString(context.header(LatestPresses.NAME), ""), context.method() == HandlerType.GET);
    }

    boolean writes() {
        return form.route().writes();
    }

    boolean isPart() {
        return form.request().isPart();
    }
}
