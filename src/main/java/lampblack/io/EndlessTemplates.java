package lampblack.io;

/** Changed templates include each other without end, which only shows once a sheet is rendered. */
public final class EndlessTemplates extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EndlessTemplates(Throwable cause) {
        super(cause);
    }
}
