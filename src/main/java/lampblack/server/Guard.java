package lampblack.server;

import io.javalin.config.JavalinConfig;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.server.table.Table;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.MinimumDataRateHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Stands before everything: lets in only what a page of ours would send, in a browser on this machine or, where a table
 * is open, on one that comes to its address.
 */
final class Guard extends Handler.Wrapper {

    private static final int WRONG = 400;
    private static final int FORBIDDEN = 403;
    private static final int NO_METHOD = 405;
    private static final int NO_LENGTH = 411;
    private static final int TOO_LARGE = 413;
    private static final int TOO_MANY = 429;
    /** Pages that listen are counted by {@link ChangeEvents}, and here only how often they begin to. */
    private static final String LISTENING = "/events";
    /** The seconds after which a page may try again that began to listen too often. */
    private static final String LISTEN_AGAIN = "10";
    /** What ends the addresses that files are sent to, and the most that they take, in bytes. */
    private static final List<String> FILES = List.of("/text", "/import", "/portrait");
    static final long LARGEST_FILES = 16 << 20;
    /** The minimum transfer rate; slower requests are dropped. */
    private static final long SLOWEST = 200;
    private static final Set<String> READING = Set.of("GET", "HEAD");

    /** The reply to methods other than reading and sending forms. */
    static final String NO_SUCH_METHOD = "web.guard.method";

    private final Messages messages;
    private final Optional<Table> table;
    private final RateLimiter limiter = new RateLimiter(System::nanoTime);
    private final RateLimiter listening = RateLimiter.ofListening(System::nanoTime);

    private Guard(Messages messages, Optional<Table> table) {
        this.messages = messages;
        this.table = table;
    }

    static void set(JavalinConfig config, Messages messages, Optional<Table> table) {
        config.jetty.modifyServer(server -> {
            Guard guard = new Guard(messages, table);
            guard.setHandler(new MinimumDataRateHandler(SLOWEST, 0));
            server.setHandler(guard);
            server.setErrorHandler(new BareErrorHandler(messages));
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendXPoweredBy(false);
            http.setSendDateHeader(false);
            http.addCustomizer((request, headers) -> {
                SecurityHeaders.add(headers);
                return request;
            });
        });
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Door door = Door.of(request, table);
        if (!door.isLocal()) {
            // Browsers do not heed it from where nothing is encrypted, and complain of it on every page.
            response.getHeaders().remove("Cross-Origin-Opener-Policy");
        }
        Optional<GuardRefusal> refusal = refusal(request, door);
        if (refusal.isPresent()) {
            refuse(refusal.get(), response, callback);
            return true;
        }
        door.let(request);
        String client = door.client(request);
        if (Request.getPathInContext(request).equals(LISTENING) && door.mayListen()) {
            return door.isLocal() || listening.tryOnce(client) ? super.handle(request, response, callback)
                    : wait(LISTEN_AGAIN, response, callback);
        }
        // A form that never ends keeps up other forms, and no page.
        client += READING.contains(request.getMethod()) ? "" : " sends";
        if (!limiter.tryAcquire(client)) {
            return wait("1", response, callback);
        }
        return taken(request, response, callback, new ReleaseOnce(limiter, client));
    }

    private boolean taken(Request request, Response response, Callback callback, ReleaseOnce leaving) throws Exception {
        boolean handled = false;
        try {
            handled = super.handle(request, response, Callback.from(callback, leaving));
            return handled;
        } finally {
            if (!handled) {
                leaving.run();
            }
        }
    }

    private boolean wait(String seconds, Response response, Callback callback) {
        response.getHeaders().put(new HttpField(HttpHeader.RETRY_AFTER, seconds));
        refuse(new GuardRefusal(TOO_MANY, "web.guard.too-many"), response, callback);
        return true;
    }

    /** Gives a turn back, once. */
    private static final class ReleaseOnce implements Runnable {

        private final AtomicBoolean done = new AtomicBoolean();
        private final RateLimiter limiter;
        private final String client;

        private ReleaseOnce(RateLimiter limiter, String client) {
            this.limiter = limiter;
            this.client = client;
        }

        @Override
        public void run() {
            if (done.compareAndSet(false, true)) {
                limiter.release(client);
            }
        }
    }

    /** Why a request is not let in. */
    private record GuardRefusal(int status, String key) {}

    private static Optional<GuardRefusal> refusal(Request request, Door door) {
        HttpFields headers = request.getHeaders();
        int port = Request.getLocalPort(request);
        List<String> hosts = headers.getValuesList(HttpHeader.HOST);
        if (hosts.size() != 1) {
            return Optional.of(new GuardRefusal(WRONG, "web.guard.host"));
        }
        if (!door.isCalled(hosts.get(0), port)) {
            return Optional.of(new GuardRefusal(FORBIDDEN, "web.guard.host"));
        }
        if (READING.contains(request.getMethod())) {
            return FetchSite.isForeignUse(request) ? Optional.of(new GuardRefusal(FORBIDDEN, "web.guard.origin"))
                    : Optional.empty();
        }
        if (!request.getMethod().equals("POST")) {
            return Optional.of(new GuardRefusal(NO_METHOD, NO_SUCH_METHOD));
        }
        if (!isFromOurPage(headers, door)) {
            return Optional.of(new GuardRefusal(FORBIDDEN, "web.guard.origin"));
        }
        long length = headers.getLongField(HttpHeader.CONTENT_LENGTH);
        if (length < 0) {
            return Optional.of(new GuardRefusal(NO_LENGTH, "web.guard.length"));
        }
        boolean file = FILES.stream().anyMatch(Request.getPathInContext(request)::endsWith);
        return length > door.largest(file ? LARGEST_FILES : Server.LARGEST_BODY)
                ? Optional.of(new GuardRefusal(TOO_LARGE, "web.status.413")) : Optional.empty();
    }

    /** Every browser says where a form was; what does not say so is let in as little as what says it wrongly. */
    private static boolean isFromOurPage(HttpFields headers, Door door) {
        List<String> origins = headers.getValuesList(HttpHeader.ORIGIN);
        List<String> sites = headers.getValuesList("Sec-Fetch-Site");
        if (origins.isEmpty() && (sites.isEmpty() || !door.isLocal())) {
            return false;
        }
        String own = "http://" + headers.get(HttpHeader.HOST).toLowerCase(Locale.ROOT);
        return origins.stream().allMatch(own::equals) && sites.stream().allMatch("same-origin"::equals)
                && origins.size() <= 1 && sites.size() <= 1;
    }

    private void refuse(GuardRefusal refusal, Response response, Callback callback) {
        response.setStatus(refusal.status());
        response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8"));
        response.getHeaders().put(new HttpField(HttpHeader.CONNECTION, "close"));
        String words = messages.render(Message.of(refusal.key())) + "\n";
        Content.Sink.write(response, true, words, callback);
    }
}
