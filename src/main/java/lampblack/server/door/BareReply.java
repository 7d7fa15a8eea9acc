package lampblack.server.door;

import lampblack.diagnostic.Message;
import lampblack.server.door.RefusalPage.Sent;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** A refusal before anything is looked at, after which the connection ends. */
record BareReply(int status, String key) {

    private static final int TOO_MANY = 429;

    /** Asks somebody to come again after so many seconds. */
    static void later(String seconds, RefusalPage page, Request request, Response response, Callback callback) {
        response.getHeaders().put(new HttpField(HttpHeader.RETRY_AFTER, seconds));
        new BareReply(TOO_MANY, "web.guard.too-many").send(page, request, response, callback);
    }

    void send(RefusalPage page, Request request, Response response, Callback callback) {
        response.setStatus(status);
        response.getHeaders().put(new HttpField(HttpHeader.CONNECTION, "close"));
        page.send(page.messages().render(Message.of(key)), status == TOO_MANY ? Sent.UNREAD_FOR_NOW : Sent.UNREAD,
                request, response, callback);
    }
}
