package lampblack.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.print.browser.BrowserFailure;
import lampblack.print.browser.Chromium;
import lampblack.print.export.PdfPress;
import lampblack.sheet.DocumentProperties;
import lampblack.store.TextFile;

/**
 * Makes PDFs, where a browser of the Chromium family is installed. One is made at a time, and the last few are kept, so
 * that whoever presses twice has it made once; the browser runs only meanwhile.
 */
final class PdfFiles {

    private static final int MAX = 8;

    private final Optional<Path> program;
    private final Map<String, byte[]> made = new LinkedHashMap<>(16, 0.75f, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, byte[]> eldest) {
            return size() > MAX;
        }
    };

    /** @param environment where a browser is looked for */
    PdfFiles(Map<String, String> environment) {
        this.program = Chromium.installed(environment);
    }

    boolean isPossible() {
        return program.isPresent();
    }

    /** The PDF of HTML; empty where there is no browser, or it fails. */
    synchronized Optional<byte[]> of(byte[] html, DocumentProperties properties) {
        String version = TextFile.sha256(html) + properties;
        if (program.isPresent() && !made.containsKey(version)) {
            try (PdfPress press = PdfPress.start(program.get())) {
                made.put(version, press.pdf(html, properties));
            } catch (BrowserFailure failure) {
                return Optional.empty();
            }
        }
        return Optional.ofNullable(made.get(version));
    }
}
