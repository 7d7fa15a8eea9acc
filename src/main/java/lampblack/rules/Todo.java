package lampblack.rules;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.owner.OwnerLink;

/**
 * Something still to be done.
 *
 * @param where the step, entry or field it belongs to, as a path in the character file; for what has become two things
 *     or more, the way to it in the rules
 */
public record Todo(Message words, String where, Span span) {

    /** What the way to something ends with that has become two things or more. */
    public static final String BECAME = "." + Label.BECAME;

    /** Whether it may be done at any time, also once play has begun. */
    public boolean isAnytime() {
        return where.startsWith(OwnerLink.LIST + ".") || isSplit();
    }

    /** Whether it is to say which of its heirs something is. */
    public boolean isSplit() {
        return where.endsWith(BECAME) && (where.startsWith("lists.") || where.startsWith("playbooks.")
                || where.startsWith("parts.") && !where.contains(".creation."));
    }
}
