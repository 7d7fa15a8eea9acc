package lampblack.server;

import io.javalin.http.sse.SseClient;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import lampblack.builder.page.Urls;
import lampblack.builder.group.Attendee;

/** Notifies open pages that something has changed on disk; they find out themselves what it is. */
public final class ChangeEvents {

    /** The maximum number of listening pages; beyond it the oldest is dropped and refreshes when next used. */
    public static final int MAX = 64;

    private static final int PING_SECONDS = 15;

    /** The maximum number of pages of one person who is not at this machine. */
    static final int MAX_OF_ONE = 8;

    /** A page that listens. */
    private record Listener(SseClient client, Attendee attendee) {}

    private final Queue<Listener> listeners = new ConcurrentLinkedQueue<>();
    private final BiPredicate<Attendee, String> reads;
    /** Begins anew with each start, so that pages of an earlier one look again. */
    private final AtomicLong version = new AtomicLong(System.currentTimeMillis());
    private final ScheduledExecutorService pings = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "events");
        thread.setDaemon(true);
        return thread;
    });

    /** @param reads whether somebody may see the character of a key */
    ChangeEvents(BiPredicate<Attendee, String> reads) {
        this.reads = reads;
        pings.scheduleWithFixedDelay(this::ping, PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
    }

    /** Adds a listening page, which receives the current version at once. */
    public void add(SseClient client, Attendee attendee) {
        Listener listener = new Listener(client, attendee);
        client.keepAlive();
        client.onClose(() -> listeners.remove(listener));
        listeners.add(listener);
        send(listener, "version", state());
        makeRoom(attendee);
    }

    /**
     * Drops the oldest where there are too many; those that come at the same time must not drop the same one. Whoever
     * has gone without a word is noticed only when spoken to, and must not keep out who has come.
     */
    private synchronized void makeRoom(Attendee attendee) {
        List<Listener> own = attendee.id().isEmpty() ? List.of()
                : listeners.stream().filter(one -> one.attendee().id().equals(attendee.id())).toList();
        own.stream().limit(Math.max(0, own.size() - MAX_OF_ONE)).forEach(this::drop);
        while (listeners.size() > MAX) {
            Optional.ofNullable(listeners.peek()).ifPresent(this::drop);
        }
    }

    private void drop(Listener oldest) {
        listeners.remove(oldest);
        pings.execute(() -> dismiss(oldest.client()));
    }

    private static void dismiss(SseClient client) {
        try {
            client.sendEvent("full", "now");
        } finally {
            client.close();
        }
    }

    /** How many pages listen. */
    public int listeners() {
        return listeners.size();
    }

    /** What stands on the disk, as a number that grows with each change. */
    String state() {
        return String.valueOf(version.get());
    }

    /** Something has changed that everybody sees. */
    public void changed() {
        String now = String.valueOf(version.incrementAndGet());
        pings.execute(() -> listeners.forEach(listener -> send(listener, "version", now)));
    }

    /** Characters have changed: tells those who may see them, by their keys. */
    public void changed(Collection<String> keys) {
        long now = version.incrementAndGet();
        pings.execute(() -> listeners.forEach(listener -> {
            List<String> seen = keys.stream().filter(key -> reads.test(listener.attendee(), key)).toList();
            if (!seen.isEmpty()) {
                send(listener, "version", now + " " + String.join(" ", seen.stream().map(Urls::encoded).toList()));
            }
        }));
    }

    /** Closes the pages of somebody who has no right to them any more. */
    public void close(Predicate<Attendee> whose) {
        listeners.stream().filter(listener -> whose.test(listener.attendee())).forEach(listener -> {
            pings.execute(() -> send(listener, "version", "0"));
            drop(listener);
        });
    }

    private void send(Listener listener, String event, String words) {
        try {
            listener.client().sendEvent(event, words);
        } catch (RuntimeException failure) {
            listeners.remove(listener);
        }
    }

    private void ping() {
        for (Listener listener : listeners) {
            try {
                listener.client().sendEvent("ping", "now");
                if (listener.client().terminated()) {
                    listeners.remove(listener);
                }
            } catch (RuntimeException failure) {
                listeners.remove(listener);
            }
        }
    }

    void stop() {
        pings.shutdownNow();
        listeners.forEach(listener -> listener.client().close());
        listeners.clear();
    }
}
