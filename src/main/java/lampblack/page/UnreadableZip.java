package lampblack.page;

/** A pack that is damaged, or of a kind that is not read, or holds more than is taken. */
final class UnreadableZip extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean isTooLarge;

    private UnreadableZip(boolean isTooLarge) {
        super("", null, false, false);
        this.isTooLarge = isTooLarge;
    }

    static UnreadableZip damaged() {
        return new UnreadableZip(false);
    }

    static UnreadableZip tooLarge() {
        return new UnreadableZip(true);
    }

    /** Whether it holds more than is taken. */
    public boolean isTooLarge() {
        return isTooLarge;
    }
}
