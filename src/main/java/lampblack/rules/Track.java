package lampblack.rules;

/**
 * Something to be marked on a sheet.
 *
 * @param whenFull what happens when it is full, in small markup, or empty
 * @param ledger whether the ledger keeps it, rather than play
 * @param overflow what becomes of what does not fit
 */
public record Track(Label label, String whenFull, boolean ledger, Overflow overflow, Shape shape) {

    public String id() {
        return label.id();
    }

    /** Whether what does not fit is lost, where the ledger keeps it. */
    public boolean overflowLost() {
        return overflow == Overflow.LOST;
    }
}
