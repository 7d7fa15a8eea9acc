package lampblack.template;

/** Changed templates include each other without end, which only shows once a sheet is rendered. */
public final class EndlessTemplateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EndlessTemplateException(Throwable cause) {
        super(cause);
    }
}
