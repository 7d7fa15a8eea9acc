package lampblack.template;

/** A path of a template that the records do not have. */
final class WrongPathException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    WrongPathException(String words) {
        super(words);
    }
}
