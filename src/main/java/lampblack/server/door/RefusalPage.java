package lampblack.server.door;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.html.HtmlEscape;
import lampblack.html.Icon;
import lampblack.template.Assets;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Answers what no page of ours can answer: whoever went to an address or sent a form by it is shown a page that leads
 * back, everybody else one sentence.
 */
record RefusalPage(Messages messages, Assets assets) {

    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <meta name="color-scheme" content="light dark">
              <title>%1$s</title>
              %9$s
              <link rel="stylesheet" href="%2$s">
              <link rel="stylesheet" href="%3$s">
            </head>
            <body>
            <header class="top"><a class="wordmark" href="/">%4$s</a></header>
            <main id="main" tabindex="-1" data-still="yes">
            <h1 id="says">%1$s</h1>
            <p class="lead">%5$s</p>
            <p>%6$s</p>
            <p><a class="button back" href="%7$s">%8$s</a></p>
            </main>
            </body>
            </html>
            """;

    /** What became of what was sent. */
    enum Sent { UNREAD_FOR_NOW, UNREAD, PERHAPS_SAVED }

    void send(String words, Sent sent, Request request, Response response, Callback callback) {
        boolean isPage = isPageAskedFor(request.getHeaders());
        String type = isPage ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
        response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, type));
        Content.Sink.write(response, true, isPage ? html(words, sent, request) : words + "\n", callback);
    }

    /** Scripts say what they ask with; a browser that goes somewhere says that it does, or says nothing. */
    private static boolean isPageAskedFor(HttpFields headers) {
        String mode = headers.get("Sec-Fetch-Mode");
        return headers.getValuesList(HttpHeader.ACCEPT).stream().anyMatch(type -> type.startsWith("text/html"))
                && !headers.contains("Lampblack-Part") && (mode == null || mode.equals("navigate"));
    }

    private String html(String words, Sent sent, Request request) {
        boolean looks = List.of("GET", "HEAD").contains(request.getMethod());
        String next = looks ? "web.refusal.look" : switch (sent) {
            case UNREAD_FOR_NOW -> "web.refusal.wait";
            case UNREAD -> "web.refusal.unread";
            case PERHAPS_SAVED -> "web.refusal.perhaps";
        };
        String back = looks ? request.getHttpURI().getPathQuery() : cameFrom(request).orElse("/");
        return PAGE.formatted(text("web.unanswered"), assets.path("fonts.css"), assets.path("web.css"),
                text("web.program"), HtmlEscape.of(words), text(next), HtmlEscape.of(back),
                text(looks ? "web.unanswered.again" : "web.refusal.back"), Icon.LINK);
    }

    /** The page of ours that a form was on. */
    private static Optional<String> cameFrom(Request request) {
        String own = "http://" + request.getHeaders().get(HttpHeader.HOST);
        return Optional.ofNullable(request.getHeaders().get(HttpHeader.REFERER))
                .filter(page -> page.startsWith(own + "/")).map(page -> page.substring(own.length()));
    }

    private String text(String key) {
        return HtmlEscape.of(messages.text(key));
    }
}
