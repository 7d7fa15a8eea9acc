package lampblack.server.door;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets a form on once all of it is there. Until then it takes no turn and no thread, so that half-sent forms keep up no
 * others; of too many of one client's, the oldest are given up.
 */
public final class WholeForms extends Handler.Wrapper {

    /** More than all the pages of one person send at once. */
    public static final int MOST_HALF_SENT = 200;
    /** What the half-sent forms of one client may hold together, in bytes: a few files at once. */
    private static final long MOST_HELD = 4 * Guard.LARGEST_FILES;

    private static final int MALFORMED = 400;
    private static final int MISSING = 404;

    private final Map<String, Deque<HalfSent>> waiting = new HashMap<>();
    private final RefusalPage page;

    WholeForms(RefusalPage page) {
        this.page = page;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (Guard.isReading(request)) {
            return super.handle(request, response, callback);
        }
        HalfSent form = new HalfSent(Door.client(request), request, response, callback);
        begin(form);
        form.run();
        return true;
    }

    private void begin(HalfSent form) {
        Deque<HalfSent> late = new ArrayDeque<>();
        synchronized (waiting) {
            Deque<HalfSent> all = waiting.computeIfAbsent(form.client, none -> new ArrayDeque<>());
            all.add(form);
            long held = all.stream().mapToLong(one -> one.length).sum();
            while (all.size() > MOST_HALF_SENT || held > MOST_HELD && all.size() > 1) {
                held -= all.peek().length;
                late.add(all.poll());
            }
        }
        late.forEach(HalfSent::giveUp);
    }

    private void end(HalfSent form) {
        synchronized (waiting) {
            Deque<HalfSent> all = waiting.get(form.client);
            if (all != null && all.remove(form) && all.isEmpty()) {
                waiting.remove(form.client);
            }
        }
    }

    private void whole(HalfSent form) {
        byte[] bytes = form.bytes.toByteArray();
        if (!FormEncoding.isOurs(form.request.getHeaders(), bytes)) {
            new BareReply(MALFORMED, "web.status.400").send(page, form.request, form.response, form.callback);
            return;
        }
        ByteBufferContentSource body = new ByteBufferContentSource(ByteBuffer.wrap(bytes));
        Request request = new Request.Wrapper(form.request) {

            @Override
            public Content.Chunk read() {
                return body.read();
            }

            @Override
            public void demand(Runnable demandCallback) {
                body.demand(demandCallback);
            }

            @Override
            public void fail(Throwable failure) {
                body.fail(failure);
            }

            @Override
            public boolean consumeAvailable() {
                return true;
            }
        };
        try {
            if (!super.handle(request, form.response, form.callback)) {
                Response.writeError(request, form.response, form.callback, MISSING);
            }
        } catch (Exception failure) {
            Response.writeError(request, form.response, form.callback, failure);
        }
    }

    /** A form as far as it has come; whatever comes next calls it. */
    private final class HalfSent implements Runnable {

        private final String client;
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final long length;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean over;

        HalfSent(String client, Request request, Response response, Callback callback) {
            this.client = client;
            this.request = request;
            this.response = response;
            this.callback = callback;
            this.length = request.getLength();
        }

        @Override
        public void run() {
            if (isWhole()) {
                end(this);
                whole(this);
            }
        }

        private synchronized boolean isWhole() {
            while (!over) {
                Content.Chunk chunk = request.read();
                if (chunk == null) {
                    request.demand(this);
                    return false;
                } else if (Content.Chunk.isFailure(chunk)) {
                    breakOff();
                    return false;
                }
                byte[] more = new byte[chunk.remaining()];
                chunk.get(more, 0, more.length);
                bytes.writeBytes(more);
                over = chunk.isLast();
                chunk.release();
                if (over) {
                    return true;
                }
            }
            return false;
        }

        synchronized void giveUp() {
            if (!over) {
                over = true;
                BareReply.later("1", page, request, response, callback);
            }
        }

        /** The rest of it will never come. */
        private void breakOff() {
            over = true;
            end(this);
            Response.writeError(request, response, callback, MALFORMED);
        }
    }
}
