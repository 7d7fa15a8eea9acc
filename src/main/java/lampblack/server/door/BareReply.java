package lampblack.server.door;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** A refusal before anything is looked at: one sentence, after which the connection ends. */
record BareReply(int status, String key) {

    private static final int TOO_MANY = 429;

    /** Asks somebody to come again after so many seconds. */
    static void later(String seconds, Messages messages, Response response, Callback callback) {
        response.getHeaders().put(new HttpField(HttpHeader.RETRY_AFTER, seconds));
        new BareReply(TOO_MANY, "web.guard.too-many").send(messages, response, callback);
    }

    void send(Messages messages, Response response, Callback callback) {
        response.setStatus(status);
        response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8"));
        response.getHeaders().put(new HttpField(HttpHeader.CONNECTION, "close"));
        Content.Sink.write(response, true, messages.render(Message.of(key)) + "\n", callback);
    }
}
