package lampblack.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Header;

/** Counts what may happen only so often: by itself, in each period, or once in a life. */
public final class Tally {

    private final Map<String, Long> counts = new HashMap<>();
    private final Tally before;

    private Tally(Tally before) {
        this.before = before;
    }

    public Tally() {
        this(null);
    }

    /** A tally that goes on from this one and leaves it as it is. */
    public Tally fork() {
        return new Tally(this);
    }

    long of(String what) {
        Long count = counts.get(what);
        return count != null ? count : before == null ? 0 : before.of(what);
    }

    /** Adds to a count and returns the sum. */
    long add(String what, long more) {
        long sum = of(what) + more;
        counts.put(what, sum);
        return sum;
    }

    /** Under which key something is counted; an entry that does not name the period counts by itself. */
    static String key(String what, String per, Header header) {
        if (per.equals(Earning.ONCE)) {
            return what;
        }
        Optional<Long> number = header.period(per);
        return what + " " + per + " " + number.map(String::valueOf).orElse("entry " + header.index());
    }
}
