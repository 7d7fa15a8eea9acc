package lampblack.server.door;

import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;

/**
 * Lets whoever was refused read why: what they are still sending is thrown away until it ends or nothing more comes, since
 * a line that is closed over unread bytes takes the answer with it.
 */
final class Lingering implements Callback, Runnable {

    /** The most that is thrown away, in bytes: a few files. */
    private static final long MOST = 4 * Guard.LARGEST_FILES;

    private final Request request;
    private final Callback callback;
    private long taken;

    /** @param callback is told once nothing more is coming */
    Lingering(Request request, Callback callback) {
        this.request = request;
        this.callback = callback;
    }

    @Override
    public void succeeded() {
        request.getConnectionMetaData().getConnection().getEndPoint().shutdownOutput();
        run();
    }

    @Override
    public void failed(Throwable failure) {
        callback.failed(failure);
    }

    @Override
    public void run() {
        while (taken < MOST) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                request.demand(this);
                return;
            }
            if (Content.Chunk.isFailure(chunk)) {
                break;
            }
            taken += chunk.remaining();
            chunk.release();
            if (chunk.isLast()) {
                break;
            }
        }
        callback.succeeded();
    }
}
