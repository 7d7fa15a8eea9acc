package lampblack.rules.advance;

import java.util.Optional;
import lampblack.character.EntryHeader;
import lampblack.character.collection.PersistentTreeMap;

/** Counts what may happen only so often: by itself, in each period, or once in a life. */
public final class UsageCounts {

    private PersistentTreeMap<String, Long> counts = PersistentTreeMap.empty();

    /** A tally that goes on from this one and leaves it as it is. */
    public UsageCounts fork() {
        UsageCounts fork = new UsageCounts();
        fork.counts = counts;
        return fork;
    }

    long of(String what) {
        return counts.get(what).orElse(0L);
    }

    /** Adds to a count and returns the sum. */
    long add(String what, long more) {
        long sum = of(what) + more;
        counts = counts.with(what, sum);
        return sum;
    }

    /** Under which key something is counted; an entry that does not name the period counts by itself. */
    static String key(String what, String per, EntryHeader header) {
        if (per.equals(Earning.ONCE)) {
            return what;
        }
        Optional<Long> number = header.period(per);
        return what + " " + per + " " + number.map(String::valueOf).orElse("entry " + header.index());
    }
}
