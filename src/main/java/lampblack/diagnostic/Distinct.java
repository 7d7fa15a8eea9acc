package lampblack.diagnostic;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Leaves doubles out.
 *
 * <p>It stands for {@link Stream#distinct}, which as compiled for a browser forgets what it has met from one part of a
 * {@code flatMap} or {@code concat} to the next.
 */
public final class Distinct {

    private Distinct() {}

    /** Each value once, in the order in which they are met first. */
    public static <T> List<T> of(Stream<T> values) {
        Set<T> met = new HashSet<>();
        return values.filter(met::add).toList();
    }
}
