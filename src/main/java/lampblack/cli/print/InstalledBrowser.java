package lampblack.cli.print;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.print.export.Chromium;

/** Finds the browser that commands print with, and says what to do where there is none. */
final class InstalledBrowser {

    private InstalledBrowser() {}

    /** @param none the words where none is installed */
    static Optional<Path> find(CommandContext context, Map<String, String> environment, String none) {
        Optional<Path> browser = Chromium.installed(environment);
        if (browser.isEmpty()) {
            String named = environment.getOrDefault(Chromium.VARIABLE, "");
            context.printToErrors(named.isBlank() ? none : "cli.proof.no-such-browser", "file", named);
        }
        return browser;
    }
}
