package lampblack.rules;

/**
 * Something to be marked on a sheet.
 *
 * @param whenFull what happens when it is full, in small markup, or empty
 * @param ledger whether the ledger keeps it, rather than play
 * @param overflowLost whether what does not fit is lost
 */
public record Track(Label label, String whenFull, boolean ledger, boolean overflowLost, Shape shape) {

    public String id() {
        return label.id();
    }
}
