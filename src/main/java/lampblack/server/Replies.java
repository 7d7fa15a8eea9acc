package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import lampblack.builder.Reply;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.PageView;
import lampblack.builder.group.TableBar;
import lampblack.diagnostic.Messages;
import lampblack.page.RenderedReply;
import lampblack.page.ReplyRenderer;
import lampblack.template.PageRenderer;

/** Sends what the builder answers. */
record Replies(PageRenderer renderer, AssetUrls assets, Messages messages, List<TableBar> table, boolean stops) {

    /** What a script says of its requests, which a browser does not say by itself. */
    private static final String SCRIPT = "Lampblack-Part";

    /** Whether only the part of the page that changes is asked for. */
    static boolean isPart(Context context) {
        return "true".equals(context.header(SCRIPT));
    }

    void send(Reply reply, Context context) {
        send(to(context).answer(reply), context);
    }

    /** Answers that there is nothing of the kind, in the words for a status. */
    void refuse(int status, Context context) {
        send(to(context).refuse(status), context);
    }

    /** Answers with a page, or with its main part where only that is asked for. */
    void show(int status, PageView page, Context context) {
        send(shown(status, page, context), context);
    }

    /** What is to be sent for a page, or for its main part where only that is asked for. */
    RenderedReply shown(int status, PageView page, Context context) {
        return to(context).show(status, page);
    }

    /** A page with all that stands round it, in UTF-8. */
    byte[] page(PageView page) {
        return to(false, false).whole(page);
    }

    private ReplyRenderer to(Context context) {
        return to(context.method() == HandlerType.POST, isPart(context));
    }

    /** @param writes whether a form is answered @param isPart whether only the part of the page that changes is asked for */
    ReplyRenderer to(boolean writes, boolean isPart) {
        return new ReplyRenderer(renderer.templates(), assets, messages, table, List.of(), stops, writes, isPart);
    }

    static void send(RenderedReply sent, Context context) {
        context.status(sent.status());
        sent.headers().forEach((name, value) -> {
            if (name.equals(RenderedReply.TYPE)) {
                context.contentType(value);
            } else {
                context.header(name, value);
            }
        });
        if (!sent.type().isEmpty()) {
            context.result(sent.body());
        }
    }
}
