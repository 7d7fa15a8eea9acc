package lampblack.cli.shell;

/** How a command ends. */
public final class ExitCode {

    /** No errors were found, or what was asked for is done. */
    public static final int FINE = 0;

    /** Errors were found, or a rule speaks against what was asked for. */
    public static final int ERRORS = 1;

    /** The command was called in a way it does not know. */
    public static final int USAGE = 2;

    /** There is no browser that could do what was asked for. */
    public static final int NO_BROWSER = 3;

    /** Something could not be saved, and nothing is changed. */
    public static final int NOT_SAVED = 4;

    /** Another program has written the file meanwhile. */
    public static final int CONFLICT = 5;

    /** Whoever was to read the output has gone; shells say so of a program that ends for it. */
    public static final int PIPE_CLOSED = 141;

    /** A mistake of the program itself. */
    public static final int BUG = 70;

    private ExitCode() {}
}
