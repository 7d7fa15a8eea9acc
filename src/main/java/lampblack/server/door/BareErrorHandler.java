package lampblack.server.door;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers what no page of ours answers, with a sentence that gives nothing away. */
final class BareErrorHandler extends ErrorHandler {

    private final Messages messages;
    private final RefusalPage page;

    BareErrorHandler(Messages messages, RefusalPage page) {
        this.messages = messages;
        this.page = page;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        SecurityHeaders.add(response.getHeaders());
        response.getHeaders().put(new HttpField(HttpHeader.CONNECTION, "close"));
        page.send(words(response.getStatus()), RefusalPage.Sent.PERHAPS_SAVED, request, response, callback);
        return true;
    }

    private String words(int status) {
        List<Integer> known = List.of(400, 404, 405, 413, 414, 431);
        String key = known.contains(status) ? "web.status." + status : "web.status";
        return messages.render(Message.of(key, "status", status));
    }
}
