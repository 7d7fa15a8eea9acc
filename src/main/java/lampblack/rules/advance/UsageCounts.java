package lampblack.rules.advance;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.EntryHeader;
import lampblack.character.PersistentTreeMap;
import lampblack.diagnostic.Span;

/** Counts what may happen only so often: by itself, in each period, or once in a life. */
public final class UsageCounts {

    private static final int MAX_PLACES = 12;

    private PersistentTreeMap<String, List<Span>> places = PersistentTreeMap.empty();
    private PersistentTreeMap<String, Long> counts = PersistentTreeMap.empty();

    /** A tally that goes on from this one and leaves it as it is. */
    public UsageCounts fork() {
        UsageCounts fork = new UsageCounts();
        fork.counts = counts;
        fork.places = places;
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

    /** Adds one use to a count and returns the sum. */
    long add(String what, Span place) {
        List<Span> known = places(what);
        if (known.size() < MAX_PLACES) {
            places = places.with(what, Stream.concat(known.stream(), Stream.of(place)).toList());
        }
        return add(what, 1);
    }

    /** Where something was done before; what is done for the first time is remembered. */
    public Optional<Span> first(String what, Span place) {
        Optional<Span> first = places(what).stream().findFirst();
        if (first.isEmpty()) {
            add(what, place);
        }
        return first;
    }

    /** Where the first uses of something stand that were counted with their places. */
    List<Span> places(String what) {
        return places.get(what).orElse(List.of());
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
