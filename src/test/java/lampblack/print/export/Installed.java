package lampblack.print.export;

import static org.junit.jupiter.api.Assumptions.assumeTrue;
import java.nio.file.Path;
import java.util.Optional;

/** The browser that tests print with. */
public final class Installed {

    private Installed() {}

    /** The installed one; where there is none, that is said loudly and the test skipped. */
    public static Path required() {
        Optional<Path> program = Chromium.installed(System.getenv());
        if (program.isEmpty()) {
            System.err.println("BROWSER TESTS SKIPPED: no Chromium found; set LAMPBLACK_CHROMIUM to one.");
        }
        assumeTrue(program.isPresent());
        return program.get();
    }
}
