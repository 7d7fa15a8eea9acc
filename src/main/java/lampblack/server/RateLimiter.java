package lampblack.server;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How much one client may ask: so many answers at once, and so many a second, with some to spare for a page that loads
 * all it needs. Whoever asks more is refused, so that others are answered.
 */
final class RateLimiter {

    static final int AT_ONCE = 48;
    static final int A_SECOND = 500;
    static final int TO_SPARE = 1_000;

    private static final double SECOND = 1e9;
    /** More than there can be on this machine alone; those that ask nothing are forgotten. */
    private static final int MAX_CLIENTS = 1_000;

    private static final class ClientUsage {
        private int under;
        private double left = TO_SPARE;
        private long since;

        private ClientUsage(long since) {
            this.since = since;
        }
    }

    private final Map<String, ClientUsage> clients = new HashMap<>();
    private final LongSupplier millis;

    /** @param millis nanoseconds from whenever */
    RateLimiter(LongSupplier millis) {
        this.millis = millis;
    }

    /** Lets a client in, which then has to leave again; false where it has to wait. */
    synchronized boolean tryAcquire(String name) {
        long now = millis.getAsLong();
        if (clients.size() >= MAX_CLIENTS) {
            clients.values().removeIf(clientUsage -> clientUsage.under == 0);
        }
        ClientUsage client = clients.computeIfAbsent(name, text -> new ClientUsage(now));
        client.left = Math.min(TO_SPARE, client.left + (now - client.since) / SECOND * A_SECOND);
        client.since = now;
        if (client.under >= AT_ONCE || client.left < 1) {
            return false;
        }
        client.under++;
        client.left--;
        return true;
    }

    synchronized void release(String name) {
        ClientUsage client = clients.get(name);
        if (client != null) {
            client.under--;
        }
    }
}
