package lampblack.cli.shell;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The default browser of this machine. */
public final class BrowserLauncher {

    private BrowserLauncher() {}

    /** Opens a page in the browser; does nothing where there is no display. */
    public static void open(String address, Map<String, String> environment) {
        List<String> command = command(System.getProperty("os.name", ""), address, environment);
        if (command.isEmpty()) {
            return;
        }
        try {
            new ProcessBuilder(command).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start();
        } catch (IOException failure) {
            return;
        }
    }

    /** What opens a page on a system; empty where nobody would see it. */
    public static List<String> command(String system, String address, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("mac")) {
            return List.of("open", address);
        }
        if (name.contains("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        boolean seen = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return seen ? List.of("xdg-open", address) : List.of();
    }
}
