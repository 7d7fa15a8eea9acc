package lampblack.server;

import io.javalin.http.sse.SseClient;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Notifies open pages that something has changed on disk; they find out themselves what it is. */
public final class ChangeEvents {

    /** The maximum number of listening pages; beyond it the oldest is dropped and refreshes when next used. */
    public static final int MAX = 64;

    private static final int PING_SECONDS = 15;

    private final Queue<SseClient> clients = new ConcurrentLinkedQueue<>();
    /** Begins anew with each start, so that pages of an earlier one look again. */
    private final AtomicLong version = new AtomicLong(System.currentTimeMillis());
    private final ScheduledExecutorService pings = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "events");
        thread.setDaemon(true);
        return thread;
    });

    ChangeEvents() {
        pings.scheduleWithFixedDelay(this::ping, PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
    }

    /** Adds a listening page, which receives the current version at once. */
    public void add(SseClient client) {
        client.keepAlive();
        client.onClose(() -> clients.remove(client));
        clients.add(client);
        send(client);
        // Whoever has gone without a word is noticed only when spoken to, and must not keep out who has come.
        while (clients.size() > MAX) {
            Optional.ofNullable(clients.poll()).ifPresent(oldest -> pings.execute(() -> dismiss(oldest)));
        }
    }

    private void dismiss(SseClient client) {
        try {
            client.sendEvent("full", "");
        } finally {
            client.close();
        }
    }

    /** How many pages listen. */
    public int listeners() {
        return clients.size();
    }

    /** Something has changed. */
    public void changed() {
        version.incrementAndGet();
        pings.execute(() -> clients.forEach(this::send));
    }

    private void send(SseClient client) {
        try {
            client.sendEvent("version", String.valueOf(version.get()));
        } catch (RuntimeException failure) {
            clients.remove(client);
        }
    }

    private void ping() {
        for (SseClient sseClient : clients) {
            try {
                sseClient.sendComment("");
                if (sseClient.terminated()) {
                    clients.remove(sseClient);
                }
            } catch (RuntimeException failure) {
                clients.remove(sseClient);
            }
        }
    }

    void stop() {
        pings.shutdownNow();
        clients.forEach(SseClient::close);
        clients.clear();
    }
}
