package lampblack.server.door;

import io.javalin.config.JavalinConfig;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Messages;
import lampblack.server.table.Table;
import lampblack.template.Assets;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Stands before everything: lets in only what a page of ours would send, in a browser on this machine or, where a table
 * is open, on one that comes to its address.
 */
public final class Guard extends Handler.Wrapper {

    private static final int WRONG = 400;
    private static final int FORBIDDEN = 403;
    private static final int NO_METHOD = 405;
    private static final int NO_LENGTH = 411;
    private static final int TOO_LARGE = 413;
    private static final String LISTENING = "/events";
    /** The seconds after which a page may try again that began to listen too often. */
    private static final String LISTEN_AGAIN = "10";
    /** What ends the addresses that files are sent to, and the most that they take, in bytes. */
    private static final List<String> FILES = List.of("/text", "/import", "/portrait");
    public static final long LARGEST_FILES = 16 << 20;
    private static final long LARGEST_FORM = 1 << 20;
    private static final Set<String> READING = Set.of("GET", "HEAD");

    /** The reply to methods other than reading and sending forms. */
    public static final String NO_SUCH_METHOD = "web.guard.method";

    private final RefusalPage page;
    private final Optional<Table> table;
    private final RateLimiter listening = RateLimiter.ofListening(System::nanoTime);

    private Guard(RefusalPage page, Optional<Table> table) {
        this.page = page;
        this.table = table;
    }

    /** Puts it before all that a server answers. */
    public static void set(JavalinConfig config, Messages messages, Assets assets, Optional<Table> table) {
        RefusalPage page = new RefusalPage(messages, assets);
        config.jetty.modifyServer(server -> {
            Guard guard = new Guard(page, table);
            WholeForms forms = new WholeForms(page);
            forms.setHandler(new Turns(page));
            guard.setHandler(forms);
            server.setHandler(guard);
            server.setErrorHandler(new BareErrorHandler(messages, page));
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
        Optional<BareReply> refusal = refusal(request, door);
        if (refusal.isPresent()) {
            refusal.get().send(page, request, response, new Lingering(request, callback));
            return true;
        }
        door.let(request);
        if (isListening(request) && !door.isLocal() && !listening.tryOnce(Door.client(request))) {
            BareReply.later(LISTEN_AGAIN, page, request, response, callback);
            return true;
        }
        return super.handle(request, response, callback);
    }

    static boolean isReading(Request request) {
        return READING.contains(request.getMethod());
    }

    /** Whether a page listens that may; those are counted by {@code ChangeEvents}, and here only how often they begin. */
    static boolean isListening(Request request) {
        return Request.getPathInContext(request).equals(LISTENING) && Door.mayListen(request);
    }

    private static Optional<BareReply> refusal(Request request, Door door) {
        HttpFields headers = request.getHeaders();
        int port = Request.getLocalPort(request);
        List<String> hosts = headers.getValuesList(HttpHeader.HOST);
        if (hosts.size() != 1) {
            return Optional.of(new BareReply(WRONG, "web.guard.host"));
        }
        if (!door.isCalled(hosts.get(0), port)) {
            return Optional.of(new BareReply(FORBIDDEN, "web.guard.host"));
        }
        if (isReading(request)) {
            return FetchSite.isForeignUse(request) ? Optional.of(new BareReply(FORBIDDEN, "web.guard.origin"))
                    : Optional.empty();
        }
        if (!request.getMethod().equals("POST")) {
            return Optional.of(new BareReply(NO_METHOD, NO_SUCH_METHOD));
        }
        if (!isFromOurPage(headers, door)) {
            return Optional.of(new BareReply(FORBIDDEN, "web.guard.origin"));
        }
        long length = headers.getLongField(HttpHeader.CONTENT_LENGTH);
        if (length < 0) {
            return Optional.of(new BareReply(NO_LENGTH, "web.guard.length"));
        }
        boolean file = FILES.stream().anyMatch(Request.getPathInContext(request)::endsWith);
        return length > door.largest(file ? LARGEST_FILES : LARGEST_FORM)
                ? Optional.of(new BareReply(TOO_LARGE, "web.status.413")) : Optional.empty();
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
}
