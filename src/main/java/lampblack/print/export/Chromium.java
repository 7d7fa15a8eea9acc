package lampblack.print.export;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds an installed browser of the Chromium family. */
public final class Chromium {

    /** What names a browser that stands elsewhere than usual. */
    public static final String VARIABLE = "LAMPBLACK_CHROMIUM";

    private static final List<String> NAMES = List.of("chromium-headless-shell", "chrome-headless-shell", "chromium",
            "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge");
    private static final List<String> PLACES = List.of(
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
            "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe");

    private Chromium() {}

    /** The browser that the environment names, and no other; where it names none, the first of the usual ones. */
    public static Optional<Path> installed(Map<String, String> environment) {
        String named = environment.getOrDefault(VARIABLE, "");
        if (!named.isBlank()) {
            return path(named).filter(Files::isRegularFile).filter(Files::isExecutable);
        }
        String[] folders = environment.getOrDefault("PATH", "").split(File.pathSeparator);
        Stream<String> usual = NAMES.stream().flatMap(name -> Stream.of(folders).filter(folder -> !folder.isEmpty())
                .flatMap(folder -> Stream.of(folder + File.separator + name, folder + File.separator + name + ".exe")));
        return Stream.concat(usual, PLACES.stream()).flatMap(name -> path(name).stream())
                .filter(Files::isRegularFile).filter(Files::isExecutable).findFirst();
    }

    private static Optional<Path> path(String written) {
        try {
            return Optional.of(Path.of(written));
        } catch (InvalidPathException odd) {
            return Optional.empty();
        }
    }
}
