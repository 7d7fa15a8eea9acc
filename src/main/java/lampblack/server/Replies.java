package lampblack.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lampblack.builder.Reply;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.MessagePage;
import lampblack.builder.page.PageFrame;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.table.TableBar;
import lampblack.diagnostic.Messages;
import lampblack.template.PageRenderer;

/** Says what the builder answers as HTTP does. */
record Replies(PageRenderer renderer, AssetUrls assets, Messages messages, List<TableBar> table) {

    private static final byte[] DOCTYPE = "<!DOCTYPE html>\n".getBytes(StandardCharsets.UTF_8);
    private static final int SEE_OTHER = 303;
    private static final int MISSING = 404;
    /** Its address changes with it, and no longer than a sitting is it kept where others may sit down next. */
    private static final String PORTRAIT = "private, max-age=3600, immutable";

    /** Whether only the part of the page that changes is asked for. */
    static boolean isPart(Context context) {
        return "true".equals(context.header("HX-Request"));
    }

    void send(Reply reply, Context context) {
        switch (reply) {
            case Reply.Page page -> send(page, context);
            case Reply.Redirect redirect -> context.status(SEE_OTHER).header("Location", redirect.path());
            case Reply.Refusal refusal -> refuse(number(refusal.status()), context);
            case Reply.Content content -> send(content, context);
            case Reply.Portrait portrait -> context.header("Cache-Control", PORTRAIT)
                    .contentType(portrait.picture().format().type()).result(portrait.picture().bytes());
            case Reply.AfterSave unsaved -> throw new IllegalStateException("not saved yet");
        }
    }

    private void send(Reply.Page page, Context context) {
        page.version().ifPresent(version -> context.header("ETag", "\"" + version + "\""));
        if (page.isWhole()) {
            context.header("HX-Retarget", "#main").header("HX-Reselect", "#main");
        }
        switch (page.use()) {
            case PUSHED -> context.header("HX-Push-Url", page.address());
            case REPLACED -> context.header("HX-Replace-Url", page.address());
            case KEPT -> stays(context);
        }
        show(number(page.status()), page.page(), context);
    }

    /** Where a form was sent to is no page that could be opened again. */
    private static void stays(Context context) {
        if (context.method() == HandlerType.POST) {
            context.header("HX-Push-Url", "false");
        }
    }

    /** Answers that there is nothing of the kind, in the words for a status. */
    void refuse(int status, Context context) {
        stays(context);
        String key = "web.status." + status
                + (status == MISSING && context.method() == HandlerType.POST ? ".sent" : "");
        show(status, new MessagePage(messages.text(key + ".title"), messages.text(key)), context);
    }

    /** Answers with a page, or with its main part where only that is asked for. */
    void show(int status, PageView page, Context context) {
        context.status(status).contentType("text/html; charset=utf-8")
                .result(isPart(context) ? render("web/part", page) : page(page));
    }

    /** A page with all that stands round it, in UTF-8. */
    byte[] page(PageView page) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(DOCTYPE);
        whole.writeBytes(render("web/frame", page));
        return whole.toByteArray();
    }

    private byte[] render(String template, PageView page) {
        return renderer.render(template, Map.of("page", page, "frame", PageFrame.of(page, assets, messages, table)));
    }

    private static void send(Reply.Content content, Context context) {
        content.keptAs().ifPresent(name -> context.header("Content-Disposition", "attachment; filename=\""
                + name.replaceAll("[^A-Za-z0-9 ._-]", "_") + "\"; filename*=UTF-8''" + Urls.encoded(name)));
        context.contentType(content.type()).result(content.bytes());
    }

    private static int number(Reply.Status status) {
        return switch (status) {
            case FINE -> 200;
            case MALFORMED -> 400;
            case MISSING -> MISSING;
            case CHANGED_MEANWHILE -> 412;
            case REFUSED -> 422;
            case UNSEEN -> 428;
            case NOT_SAVED -> 500;
        };
    }
}
