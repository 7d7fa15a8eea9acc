package lampblack.server.door;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Gives everybody so many turns at once; what is sent has turns of its own, so that it keeps up no page. */
final class Turns extends Handler.Wrapper {

    private final RefusalPage page;
    private final RateLimiter limiter = new RateLimiter(System::nanoTime);

    Turns(RefusalPage page) {
        this.page = page;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String client = Door.client(request) + (Guard.isReading(request) ? "" : " sends");
        if (Guard.isListening(request)) {
            return super.handle(request, response, callback);
        }
        if (!limiter.tryAcquire(client)) {
            BareReply.later("1", page, request, response, callback);
            return true;
        }
        AtomicBoolean over = new AtomicBoolean();
        Runnable leave = () -> {
            if (over.compareAndSet(false, true)) {
                limiter.release(client);
            }
        };
        boolean handled = false;
        try {
            handled = super.handle(request, response, Callback.from(callback, leave));
            return handled;
        } finally {
            if (!handled) {
                leave.run();
            }
        }
    }
}
