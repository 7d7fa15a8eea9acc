package lampblack.cli.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a command finds around it.
 *
 * @param folder where relative paths begin
 * @param alone whether the whole process is this program's
 * @param terminal whether a person looks on
 * @param plain whether the terminal is to stay without colour
 * @param debug whether a mistake of the program shows its trace
 */
public record Environment(Path folder, boolean alone, boolean terminal, boolean plain, boolean debug) {

    private static final Path ERRORS = Path.of("/proc/self/fd/2");

    /** Those of the process. */
    public static Environment ofProcess() {
        String noColour = System.getenv("NO_COLOR");
        return new Environment(Path.of(""), true, System.console() != null, noColour != null && !noColour.isEmpty(),
                "1".equals(System.getenv("LAMPBLACK_DEBUG")));
    }

    /** Whether a person sees what is said beside the output; Java itself only knows of input and output together. */
    public boolean watched() {
        try {
            Path errors = Files.readSymbolicLink(ERRORS);
            return alone && (errors.startsWith("/dev/pts") || errors.toString().startsWith("/dev/tty"));
        } catch (IOException | UnsupportedOperationException elsewhere) {
            return terminal;
        }
    }

    /** Whether what is written is coloured unless somebody asks. */
    boolean colours() {
        return terminal && !plain;
    }

    /** Those of a call from within another program: nobody looks on. */
    public static Environment in(Path folder) {
        return new Environment(folder, false, false, true, false);
    }
}
