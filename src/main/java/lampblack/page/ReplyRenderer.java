package lampblack.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lampblack.builder.Reply;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.MessagePage;
import lampblack.builder.page.PageFrame;
import lampblack.builder.page.PageView;
import lampblack.builder.page.SavingBar;
import lampblack.builder.page.Urls;
import lampblack.builder.group.TableBar;
import lampblack.diagnostic.Messages;
import lampblack.html.Templates;

/**
 * Says what the builder answers as HTTP does, to one request.
 *
 * @param table what stands above every page at a table; none elsewhere
 * @param saving what stands above every page where there is no server; none elsewhere
 * @param stops whether a button ends the program
 * @param writes whether a form was sent
 * @param isPart whether only the part of the page that changes is asked for
 */
public record ReplyRenderer(Templates templates, AssetUrls assets, Messages messages, List<TableBar> table,
        List<SavingBar> saving, boolean stops, boolean writes, boolean isPart) {

    private static final byte[] DOCTYPE = "<!DOCTYPE html>\n".getBytes(StandardCharsets.UTF_8);
    private static final int FINE = 200;
    private static final int SEE_OTHER = 303;
    private static final int MISSING = 404;
    private static final String PUSH = "Lampblack-Push";
    /** Its address changes with it, and no longer than a sitting is it kept where others may sit down next. */
    private static final String PORTRAIT = "private, max-age=3600, immutable";

    /** The answer to a request, of which nothing is left to be saved. */
    public RenderedReply answer(Reply reply) {
        return switch (reply) {
            case Reply.Page page -> page(page);
            case Reply.Redirect redirect -> new RenderedReply(SEE_OTHER, Map.of("Location", redirect.path()),
                    new byte[0]);
            case Reply.Refusal refusal -> refuse(number(refusal.status()));
            case Reply.Content content -> content(content);
            case Reply.Portrait portrait -> RenderedReply.of(FINE, portrait.picture().format().type(),
                    portrait.picture().bytes()).with("Cache-Control", PORTRAIT);
            case Reply.AfterSave unsaved -> throw new IllegalStateException("not saved yet");
        };
    }

    private RenderedReply page(Reply.Page page) {
        RenderedReply sent = show(number(page.status()), page.page());
        if (page.version().isPresent()) {
            sent = sent.with("ETag", "\"" + page.version().get() + "\"");
        }
        return switch (page.use()) {
            case PUSHED -> sent.with(PUSH, page.address());
            case REPLACED -> sent.with("Lampblack-Replace", page.address());
            case KEPT -> stays(sent);
        };
    }

    /** Where a form was sent to is no page that could be opened again. */
    private RenderedReply stays(RenderedReply sent) {
        return writes ? sent.with(PUSH, "false") : sent;
    }

    /** The answer that there is nothing of the kind, in the words for a status. */
    public RenderedReply refuse(int status) {
        String key = "web.status." + status + (status != MISSING ? "" : writes ? ".sent"
                : saving.isEmpty() ? "" : ".page");
        return stays(show(status, new MessagePage(messages.text(key + ".title"), messages.text(key))));
    }

    /** A page, or its main part where only that is asked for. */
    public RenderedReply show(int status, PageView page) {
        return RenderedReply.of(status, "text/html; charset=utf-8", isPart ? render("web/part", page) : whole(page));
    }

    /** A page with all that stands round it, in UTF-8. */
    public byte[] whole(PageView page) {
        byte[] html = render("web/frame", page);
        byte[] whole = new byte[DOCTYPE.length + html.length];
        System.arraycopy(DOCTYPE, 0, whole, 0, DOCTYPE.length);
        System.arraycopy(html, 0, whole, DOCTYPE.length, html.length);
        return whole;
    }

    private byte[] render(String template, PageView page) {
        return templates.render(template, Map.of("page", page, "frame",
                PageFrame.of(page, assets, messages, table, saving, stops)));
    }

    private static RenderedReply content(Reply.Content content) {
        RenderedReply sent = RenderedReply.of(FINE, content.type(), content.bytes());
        return content.keptAs().map(name -> sent.with("Content-Disposition", "attachment; filename=\""
                + name.replaceAll("[^A-Za-z0-9 ._-]", "_") + "\"; filename*=UTF-8''" + Urls.encoded(name)))
                .orElse(sent);
    }

    private static int number(Reply.Status status) {
        return switch (status) {
            case FINE -> FINE;
            case MALFORMED -> 400;
            case MISSING -> MISSING;
            case CHANGED_MEANWHILE -> 412;
            case REFUSED -> 422;
            case UNSEEN -> 428;
            case NOT_SAVED -> 500;
        };
    }
}
