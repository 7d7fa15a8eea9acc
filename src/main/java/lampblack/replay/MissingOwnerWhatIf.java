package lampblack.replay;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.rules.Violation;

/**
 * Which objections depend on an owner that is missing: those that would not stand if it gave all that it could. They
 * are notes, as the one error is the missing owner.
 *
 * @param certain what is objected to in any case
 */
record MissingOwnerWhatIf(Set<Object> certain) {

    /** @param lasting the objections to the same choices if the owner gave all that it could */
    static MissingOwnerWhatIf fromLasting(List<Violation> lasting) {
        Set<Object> certain = new HashSet<>();
        lasting.forEach(violation -> certain.add(identity(violation)));
        return new MissingOwnerWhatIf(certain);
    }

    List<Violation> downgrade(List<Violation> violations) {
        return violations.stream().map(violation -> certain.contains(identity(violation)) ? violation
                : noted(violation)).toList();
    }

    private static Violation noted(Violation violation) {
        return new Violation(violation.found().withSeverity(Severity.NOTE).note(Message.of("note.hangs-on-link")),
                violation.subject(), violation.amount());
    }

    static Object identity(Violation violation) {
        Span place = violation.found().span();
        return List.of(violation.found().id(), violation.subject(), place.start(), place.end());
    }
}
