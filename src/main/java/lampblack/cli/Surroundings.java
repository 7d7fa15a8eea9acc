package lampblack.cli;

import java.nio.file.Path;

/**
 * What a command finds around it.
 *
 * @param folder where relative paths begin
 * @param terminal whether a person looks on
 * @param plain whether the terminal is to stay without colour
 * @param debug whether a mistake of the program shows its trace
 */
record Surroundings(Path folder, boolean terminal, boolean plain, boolean debug) {

    /** Those of the process. */
    static Surroundings ofProcess() {
        String noColour = System.getenv("NO_COLOR");
        return new Surroundings(Path.of(""), System.console() != null, noColour != null && !noColour.isEmpty(),
                "1".equals(System.getenv("LAMPBLACK_DEBUG")));
    }

    /** Those of a call from within another program: nobody looks on. */
    static Surroundings in(Path folder) {
        return new Surroundings(folder, false, true, false);
    }
}
