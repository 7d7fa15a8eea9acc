package lampblack.server.table;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Where a code is shown to join. Whoever shows wrong ones has to wait, longer each time; after many, whoever showed
 * them, there are new codes, so that no code is ever tried often.
 */
public final class JoinDesk {

    static final int FREE_TRIES = 5;
    static final int TRIES_OF_ALL = 200;
    private static final int LETTERS = 6;
    private static final int GM_LETTERS = 10;
    private static final int LONGEST = 40;
    private static final long SECOND = 1_000_000_000L;
    private static final int MAX_DOUBLINGS = 6;
    private static final int MAX_CALLERS = 1_000;

    /** What a code is found to be. */
    public enum Answer {
        PLAYER, GM, WRONG, WAIT
    }

    private static final class Caller {
        private int wrong;
        private long until;
    }

    private final LongSupplier nanos;
    private final Map<String, Caller> callers = new HashMap<>();
    private String code;
    private String gmCode;
    private int wrong;

    /** @param nanos nanoseconds from whenever */
    JoinDesk(LongSupplier nanos) {
        this.nanos = nanos;
        renew();
    }

    /** From now on there are other codes. */
    synchronized void renew() {
        code = Secret.code(LETTERS);
        gmCode = Secret.code(GM_LETTERS);
        wrong = 0;
    }

    /** What players show. */
    public synchronized String code() {
        return code;
    }

    /** What somebody shows who is to run the game from another machine than the host's. */
    public synchronized String gmCode() {
        return gmCode;
    }

    /** @param from where it comes from; each place has its own patience */
    synchronized Answer show(String from, String shown) {
        long now = nanos.getAsLong();
        Caller caller = caller(from, now);
        if (now - caller.until < 0) {
            return Answer.WAIT;
        }
        String plain = shown.length() > LONGEST ? "" : shown.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
        boolean player = Secret.isSame(plain, code);
        boolean gm = Secret.isSame(plain, gmCode);
        if (player || gm) {
            callers.remove(from);
            return gm ? Answer.GM : Answer.PLAYER;
        }
        caller.wrong++;
        if (caller.wrong >= FREE_TRIES) {
            caller.until = now + (SECOND << Math.min(MAX_DOUBLINGS, caller.wrong - FREE_TRIES));
        }
        wrong++;
        if (wrong >= TRIES_OF_ALL) {
            renew();
        }
        return Answer.WRONG;
    }

    private Caller caller(String from, long now) {
        if (callers.size() >= MAX_CALLERS) {
            callers.values().removeIf(caller -> now - caller.until >= 0);
        }
        return callers.computeIfAbsent(from, place -> {
            Caller caller = new Caller();
            caller.until = now;
            return caller;
        });
    }
}
