package lampblack.server;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.Chromium;
import lampblack.print.export.PaperFinish;
import lampblack.print.export.PdfPress;
import lampblack.print.export.FormPlan;
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

    /** The PDF of HTML; empty where there is no browser, or it fails. @param plan of what is filled in, where any */
    synchronized Optional<byte[]> of(byte[] html, DocumentProperties properties, Optional<FormPlan> plan) {
        String version = TextFile.sha256(html) + properties + plan.map(FormPlan::sheets).orElse(List.of());
        if (program.isPresent() && !made.containsKey(version)) {
            try (PdfPress press = PdfPress.start(program.get())) {
                made.put(version, press.pdf(html, properties, plan, PaperFinish.NONE));
            } catch (BrowserFailure failure) {
                return Optional.empty();
            }
        }
        return Optional.ofNullable(made.get(version));
    }
}
