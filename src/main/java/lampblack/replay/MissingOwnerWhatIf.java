package lampblack.replay;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.rules.Violation;

/**
 * Which objections hang on an owner that is missing: those that would not stand if it gave all that it could. They are
 * notes, as the one error is the missing owner.
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

    List<Violation> downgrade(List<Violation> objections) {
        return objections.stream().map(violation -> certain.contains(identity(violation)) ? violation
                : noted(violation)).toList();
    }

    private static Violation noted(Violation objection) {
        return new Violation(objection.found().withSeverity(Severity.NOTE).note(Message.of("note.hangs-on-link")),
                objection.subject(), objection.amount());
    }

    static Object identity(Violation objection) {
        Span place = objection.found().span();
        return List.of(objection.found().id(), objection.subject(), place.start(), place.end());
    }
}
