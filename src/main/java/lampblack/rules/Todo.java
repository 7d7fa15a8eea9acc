package lampblack.rules;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.option.OwnerLink;

/**
 * Something still to be done.
 *
 * @param where the step, entry or field it belongs to, as a path in the character file
 * @param isOwed whether no finished character leaves it: an error once play has begun, unless it is due
 */
public record Todo(Message words, String where, Span span, boolean isOwed) {

    /** Precedes where something belongs to that came late. */
    public static final String DUE = "due.";

    /** Whether it may be done at any time, also once play has begun. */
    public boolean isAnytime() {
        return where.startsWith(OwnerLink.LIST + ".") || isDue() && !isOwed;
    }

    /** Whether it is left once play has begun, and taken with an entry of the ledger. */
    public boolean isDue() {
        return where.startsWith(DUE);
    }
}
