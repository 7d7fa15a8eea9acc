package lampblack.print.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A real browser without a window, for print and for measuring what it laid out.
 *
 * @param folder where documents and prints are written
 */
public record TestBrowser(Path folder) {

    /** Empty where there is none, which is said loudly. */
    public static Optional<TestBrowser> find(Path folder) {
        if (Chromium.installed(System.getenv()).isEmpty()) {
            System.err.println("BROWSER TESTS SKIPPED: no Chromium found; set LAMPBLACK_CHROMIUM to one.");
            return Optional.empty();
        }
        return Optional.of(new TestBrowser(folder));
    }

    /** Prints a document as the browser's print dialog would. */
    public Path print(String html, String name) throws IOException {
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.open(written(html, name));
            return Files.write(folder.resolve(name + ".pdf"), tab.pdf());
        }
    }

    /** The document as it stands once loaded in a window that wide, in pixels. */
    public String load(String html, String name, int width) throws IOException {
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setViewport("screen", width, 2000);
            tab.open(written(html, name));
            return tab.evaluate("document.fonts.ready.then(() => document.documentElement.outerHTML)").asText();
        }
    }

    private String written(String html, String name) throws IOException {
        return Files.writeString(folder.resolve(name + ".html"), html).toUri().toString();
    }
}
