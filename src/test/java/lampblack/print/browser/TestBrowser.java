package lampblack.print.browser;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.Patience;

/** A real browser without a window, for print and for measuring what it laid out. */
public final class TestBrowser {

    private static final List<String> NAMES = List.of("chromium-headless-shell", "chrome-headless-shell", "chromium",
            "chromium-browser", "google-chrome", "google-chrome-stable");

    private final String program;
    private final Path folder;

    private TestBrowser(String program, Path folder) {
        this.program = program;
        this.folder = folder;
    }

    /** The browser that LAMPBLACK_CHROMIUM names, else one of the usual names; none is said loudly. */
    public static Optional<TestBrowser> find(Path folder) {
        Stream<String> named = Stream.ofNullable(System.getenv("LAMPBLACK_CHROMIUM")).filter(name -> !name.isEmpty());
        Stream<String> usual = NAMES.stream().flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(place -> Path.of(place, name).toString()));
        Optional<TestBrowser> browser = Stream.concat(named, usual).filter(path -> Files.isExecutable(Path.of(path)))
                .findFirst().map(path -> new TestBrowser(path, folder));
        if (browser.isEmpty()) {
            System.err.println("BROWSER TESTS SKIPPED: no Chromium found; set LAMPBLACK_CHROMIUM to one.");
        }
        return browser;
    }

    /** Prints a document as the browser's print dialog would. */
    public Path print(String html, String name) throws IOException, InterruptedException {
        Path pdf = folder.resolve(name + ".pdf");
        run(List.of("--no-pdf-header-footer", "--print-to-pdf=" + pdf), html, name);
        return pdf;
    }

    /** The document as it stands once loaded in a window that wide, in pixels. */
    public String load(String html, String name, int width) throws IOException, InterruptedException {
        return run(List.of("--dump-dom", "--window-size=" + width + ",2000"), html, name);
    }

    private String run(List<String> options, String html, String name) throws IOException, InterruptedException {
        Path page = folder.resolve(name + ".html");
        Files.writeString(page, html);
        List<String> command = new ArrayList<>(List.of(program, "--headless", "--no-sandbox", "--disable-gpu",
                "--disable-background-networking", "--user-data-dir=" + folder.resolve("profile")));
        command.addAll(options);
        command.add(page.toUri().toString());
        Path out = folder.resolve(name + ".out");
        Process process = new ProcessBuilder(command).redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        if (!process.waitFor(Patience.MILLIS, TimeUnit.MILLISECONDS)) {
            process.destroyForcibly();
            throw new IOException("the browser did not end");
        }
        return Files.readString(out, StandardCharsets.UTF_8);
    }
}
