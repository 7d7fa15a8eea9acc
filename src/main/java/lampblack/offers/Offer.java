package lampblack.offers;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Severity;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.Violation;

/**
 * Something that may be taken next, or that may not be and why.
 *
 * @param block {@code creation}, {@link #ADVANCE} or {@link #DUE}
 * @param part the part it is for, by its path; empty for the whole
 * @param label of the step or advance
 * @param periods the present numbers of the periods that shared limits count it in
 * @param cost by currency
 * @param violations what the judge would say to it that it does not say already
 */
public record Offer(
        String block, Optional<String> part, Label label, Candidate candidate, Map<String, Long> periods,
        Map<String, Long> cost,
        List<Violation> violations) {

    /** The block of what advances buy. */
    public static final String ADVANCE = "advance";
    /** The block of what was given to a step of creation and is taken in play. */
    public static final String DUE = "due";

    /** Whether nothing forbids it; what an author merely advises against stays open. */
    public boolean isOpen() {
        return violations.stream().noneMatch(violation -> violation.found().severity() == Severity.ERROR);
    }

    /**
     * Where it would be written: {@code creation talents}, {@code advance practice}, {@code cohorts.Rooks
     * creation type}.
     */
    public String where() {
        return part.map(path -> path + " ").orElse("") + block + " " + label.id();
    }
}
