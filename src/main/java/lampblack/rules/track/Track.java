package lampblack.rules.track;

import lampblack.rules.GainPolicy;
import lampblack.rules.Label;

/**
 * Something to be marked on a sheet.
 *
 * @param whenFull what happens when it is full, in small markup, or empty
 * @param ledger whether the ledger keeps it, rather than play
 * @param overflow what becomes of what does not fit
 * @param gains what of it the ledger may gain
 * @param supply whether it holds what is spent, so that costs are taken from it
 */
public record Track(Label label, String whenFull, boolean ledger, Overflow overflow, boolean supply, TrackShape shape,
        GainPolicy gains) {

    public String id() {
        return label.id();
    }

    /** Whether what does not fit is lost, where the ledger keeps it. */
    public boolean overflowLost() {
        return overflow == Overflow.LOST;
    }
}
