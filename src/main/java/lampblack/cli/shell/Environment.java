package lampblack.cli.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a command finds around it.
 *
 * @param folder where relative paths begin
 * @param alone whether the whole process is this program's
 * @param terminal whether a person looks on
 * @param plain whether the terminal is to stay without colour
 * @param debug whether a mistake of the program shows its trace
 * @param cache where the program may keep what it can do without
 */
public record Environment(
        Path folder, boolean alone, boolean terminal, boolean plain, boolean debug, Optional<Path> cache) {

    private static final Path ERRORS = Path.of("/proc/self/fd/2");

    /** Those of the process. */
    public static Environment ofProcess() {
        String noColour = System.getenv("NO_COLOR");
        return new Environment(Path.of(""), true, System.console() != null, noColour != null && !noColour.isEmpty(),
                "1".equals(System.getenv("LAMPBLACK_DEBUG")), cache(System.getenv()));
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

    /** The usual place of a user's caches; {@code LAMPBLACK_CACHE} names another, or, empty, none. */
    private static Optional<Path> cache(Map<String, String> environment) {
        String own = environment.get("LAMPBLACK_CACHE");
        String shared = environment.get("XDG_CACHE_HOME");
        String windows = environment.get("LOCALAPPDATA");
        String home = System.getProperty("user.home", "");
        if (own != null) {
            return own.isBlank() ? Optional.empty() : Optional.of(Path.of(own));
        }
        if (shared != null && !shared.isBlank()) {
            return Optional.of(Path.of(shared, "lampblack"));
        }
        if (windows != null && !windows.isBlank()) {
            return Optional.of(Path.of(windows, "lampblack", "cache"));
        }
        return home.isBlank() || home.equals("?") ? Optional.empty()
                : Optional.of(Path.of(home, ".cache", "lampblack"));
    }

    /** Whether what is written is coloured unless somebody asks. */
    boolean colours() {
        return terminal && !plain;
    }

    /** Those of a call from within another program: nobody looks on. */
    public static Environment in(Path folder) {
        return new Environment(folder, false, false, true, false, Optional.empty());
    }
}
