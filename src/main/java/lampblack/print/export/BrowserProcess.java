package lampblack.print.export;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The process of a browser, with a folder of its own that goes when it goes. */
final class BrowserProcess implements AutoCloseable {

    private static final int PATIENCE = 120_000;
    private static final int GLANCE = 20;
    private static final int MOST_CLEARINGS = 250;
    /**
     * Ends the browser once whoever started it is gone, in whatever way, for then the input of this script ends; and
     * clears its folder behind it. What is started may itself be a script that only starts the browser.
     */
    private static final String WATCH = """
            trap '' INT HUP TERM
            folder=$1
            shift
            exec 3<&0
            "$@" </dev/null 3<&- &
            browser=$!
            (
              cat <&3 >/dev/null
              started=$(ps -A -o pid= -o ppid= | while read -r pid parent; do
                [ "$parent" = $browser ] && echo $pid
              done)
              kill -9 $browser $started
            ) 2>/dev/null &
            wait $browser 2>/dev/null
            rm -rf "$folder"
            """;

    private final Path folder;
    private final Process process;
    private final Thread ending = new Thread(this::end);
    private String address = "";

    private BrowserProcess(Path folder, Process process) {
        this.folder = folder;
        this.process = process;
        Runtime.getRuntime().addShutdownHook(ending);
    }

    /** Starts a browser; where it cannot keep its pages in a sandbox, it runs without one. */
    static BrowserProcess start(Path program) {
        boolean root = "root".equals(System.getProperty("user.name"));
        if (!root) {
            try {
                return started(program, List.of());
            } catch (BrowserFailure noSandbox) {
                return started(program, List.of("--no-sandbox"));
            }
        }
        return started(program, List.of("--no-sandbox"));
    }

    private static BrowserProcess started(Path program, List<String> options) {
        BrowserProcess process = null;
        try {
            Path folder = Files.createTempDirectory("lampblack-browser");
            process = new BrowserProcess(folder, new ProcessBuilder(command(program, folder, options))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start());
            process.address = process.await();
            return process;
        } catch (IOException failure) {
            throw new BrowserFailure(program + ": " + failure.getMessage(), failure);
        } catch (BrowserFailure failure) {
            process.close();
            throw failure;
        }
    }

    private static List<String> command(Path program, Path folder, List<String> options) {
        List<String> command = new ArrayList<>();
        if (File.separatorChar == '/') {
            command.addAll(List.of("/bin/sh", "-c", WATCH, "sh", folder.toString()));
        }
        command.addAll(List.of(program.toString(), "--headless", "--disable-gpu", "--disable-background-networking",
                "--disable-component-update", "--disable-extensions", "--disable-sync", "--no-first-run",
                "--no-default-browser-check", "--mute-audio", "--hide-scrollbars", "--disable-dev-shm-usage",
                "--font-render-hinting=none", "--remote-debugging-port=0", "--user-data-dir=" + folder));
        command.addAll(options);
        command.add("about:blank");
        return command;
    }

    /** Where it listens, as soon as it does. */
    private String await() throws IOException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        List<String> port = port();
        while (port.isEmpty()) {
            if (!process.isAlive() || System.nanoTime() > until) {
                throw new BrowserFailure("the browser did not start");
            }
            try {
                Thread.sleep(GLANCE);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new BrowserFailure("the browser was not waited for", stopped);
            }
            port = port();
        }
        return "ws://127.0.0.1:" + port.get(0) + port.get(1);
    }

    /** A port of this machine and a path; nothing as long as it does not listen. */
    private List<String> port() throws IOException {
        Path file = folder.resolve("DevToolsActivePort");
        List<String> lines = Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
        return lines.size() < 2 ? List.of() : lines;
    }

    /** The address that it takes commands at. */
    String address() {
        return address;
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException endingAnyway) {
            // Then the hook has nothing left to do.
        }
    }

    private void end() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroy();
        try {
            process.getOutputStream().close();
            process.waitFor(PATIENCE, TimeUnit.MILLISECONDS);
            for (int i = 0; !isCleared() && i < MOST_CLEARINGS; i++) {
                TimeUnit.MILLISECONDS.sleep(GLANCE);
            }
        } catch (IOException left) {
            // A folder in the place for such things stays behind.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the folder is gone, which it may not be while some of the browser is still ending. */
    private boolean isCleared() {
        if (!Files.exists(folder)) {
            return true;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
            return true;
        } catch (IOException | UncheckedIOException changing) {
            return false;
        }
    }
}
