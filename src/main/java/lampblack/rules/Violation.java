package lampblack.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Note;

/**
 * A rule that a choice breaks.
 *
 * @param subject what it is about, as a ruling names it: a step, a trait, an option, an advance
 * @param amount how far it goes, for a ruling with a bound; 0 where there is nothing to count
 * @param ahead whether it only keeps others from choosing so, and is not said of what a file already holds
 */
public record Violation(Diagnostic found, String subject, long amount, boolean ahead) {

    private static final List<String> LIMITS = List.of("most", "times", "bound", "allowed", "cap");

    public Violation(Diagnostic found, String subject, long amount) {
        this(found, subject, amount, false);
    }

    /** Those that are said of what a file holds. */
    public static List<Violation> standing(List<Violation> all) {
        return all.stream().filter(violation -> !violation.ahead).toList();
    }

    /** The violations that occur more often in the first list than in the second, regardless of place. */
    public static List<Violation> added(List<Violation> now, List<Violation> before) {
        Map<Object, Integer> known = new HashMap<>();
        before.forEach(violation -> known.merge(violation.said(), 1, Integer::sum));
        return now.stream().filter(violation -> known.merge(violation.said(), -1, Integer::sum) < 0).toList();
    }

    /** The same with further notes. */
    public Violation noting(List<Note> notes) {
        return new Violation(found.notes(notes), subject, amount, ahead);
    }

    /** The limit that it goes beyond, as its sentence names it; empty where there is nothing to count. */
    public Optional<Long> limit() {
        return amount <= 0 ? Optional.empty() : LIMITS.stream().map(name -> found.message().values().get(name))
                .filter(Long.class::isInstance).map(Long.class::cast).findFirst();
    }

    private Object said() {
        return List.of(found.id(), subject, found.message());
    }
}
