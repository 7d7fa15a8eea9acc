package lampblack.replay;

import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.migration.StillKnown;
import lampblack.rules.Violation;

/** The leave of a character to have what was in the game when it was taken. */
record RetiredLeave(StillKnown known, Moments moments) {

    private static final Set<Code> LOCKS = Set.of(Code.OPTION__LOCKED, Code.EARNING__LOCKED, Code.ADVANCE__LOCKED);

    boolean allows(Violation violation) {
        return isOfRetired(violation) && known.until(id(violation.subject())) > moments.of(violation.found().span());
    }

    /** Whether it says no more than that something is no longer in the game. */
    static boolean isOfRetired(Violation violation) {
        return LOCKS.contains(violation.found().code()) && violation.found().message().key().endsWith(".retired");
    }

    private static String id(String subject) {
        return subject.substring(subject.lastIndexOf('.') + 1);
    }
}
