package lampblack.print.export;

/** The browser did not start, did not answer in time, or answered that it cannot do what it was asked. */
public final class BrowserFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BrowserFailure(String what) {
        super(what);
    }

    public BrowserFailure(String what, Throwable cause) {
        super(what, cause);
    }
}
