package lampblack.rules;

import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.option.OwnerLink;

/**
 * Something still to be done.
 *
 * @param where the step, entry or field it belongs to, as a path in the character file
 * @param owed what of it is wrong once play has begun; empty where it is no mistake then
 */
public record Todo(Message words, String where, Span span, Optional<Message> owed) {

    /** Precedes where something belongs to that came late. */
    public static final String DUE = "due.";

    /** Whether it may be done at any time, also once play has begun. */
    public boolean isAnytime() {
        return where.startsWith(OwnerLink.LIST + ".") || isDue();
    }

    /** Whether it came late, and is taken with an entry of the ledger. */
    public boolean isDue() {
        return where.startsWith(DUE);
    }
}
