package lampblack.server.door;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How much one client may ask: so many answers at once, and so many a second, with some to spare for a page that loads
 * all it needs. Whoever asks more is refused, so that others are answered.
 */
public final class RateLimiter {

    public static final int AT_ONCE = 48;
    static final int A_SECOND = 500;
    static final int TO_SPARE = 1_000;

    private static final double SECOND = 1e9;
    /** More than there can be on this machine alone; those that ask nothing are forgotten. */
    private static final int MAX_CLIENTS = 1_000;

    /** So many pages of one person begin to listen a second, with some to spare for when all come back at once. */
    static final int OPENED_A_SECOND = 2;
    static final int OPENED_TO_SPARE = 120;

    private static final class ClientUsage {
        private int under;
        private double left;
        private long since;

        private ClientUsage(double left, long since) {
            this.left = left;
            this.since = since;
        }
    }

    private final Map<String, ClientUsage> clients = new HashMap<>();
    private final LongSupplier nanos;
    private final int perSecond;
    private final int toSpare;

    /** @param nanos nanoseconds from whenever */
    RateLimiter(LongSupplier nanos) {
        this(nanos, A_SECOND, TO_SPARE);
    }

    private RateLimiter(LongSupplier nanos, int perSecond, int toSpare) {
        this.nanos = nanos;
        this.perSecond = perSecond;
        this.toSpare = toSpare;
    }

    /** For pages that begin to listen, which a page of ours does when it is opened or was cut off. */
    static RateLimiter ofListening(LongSupplier nanos) {
        return new RateLimiter(nanos, OPENED_A_SECOND, OPENED_TO_SPARE);
    }

    /** Lets a client in, which then has to leave again; false where it has to wait. */
    synchronized boolean tryAcquire(String name) {
        long now = nanos.getAsLong();
        if (clients.size() >= MAX_CLIENTS) {
            clients.values().removeIf(clientUsage -> clientUsage.under == 0);
        }
        ClientUsage client = clients.computeIfAbsent(name, text -> new ClientUsage(toSpare, now));
        client.left = Math.min(toSpare, client.left + (now - client.since) / SECOND * perSecond);
        client.since = now;
        if (client.under >= AT_ONCE || client.left < 1) {
            return false;
        }
        client.under++;
        client.left--;
        return true;
    }

    /** Whether a client may do what is over at once. */
    synchronized boolean tryOnce(String name) {
        boolean mayDo = tryAcquire(name);
        if (mayDo) {
            release(name);
        }
        return mayDo;
    }

    synchronized void release(String name) {
        ClientUsage client = clients.get(name);
        if (client != null) {
            client.under--;
        }
    }
}
