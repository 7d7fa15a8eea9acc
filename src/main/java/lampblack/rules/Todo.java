package lampblack.rules;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.option.OwnerLink;

/**
 * Something still to be done.
 *
 * @param where the step, entry or field it belongs to, as a path in the character file
 */
public record Todo(Message words, String where, Span span) {

    /** Whether it may be done at any time, also once play has begun. */
    public boolean isAnytime() {
        return where.startsWith(OwnerLink.LIST + ".");
    }
}
