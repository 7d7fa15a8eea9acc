package lampblack.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.print.export.Browser;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.Chromium;
import lampblack.print.pdf.PrintedDocument;
import lampblack.store.TextFile;

/**
 * Counts the pages that documents take on paper, where a browser of the Chromium family is installed. One count is made
 * at a time, and no document is laid out twice; the browser runs only meanwhile.
 */
final class PageCounts {

    private static final int MAX = 2_000;

    private final Optional<Path> program;
    private final Map<String, Integer> known = new LinkedHashMap<>(16, 0.75f, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > MAX;
        }
    };

    PageCounts(Map<String, String> environment) {
        this.program = Chromium.installed(environment);
    }

    /** How many pages they take together; empty where that cannot be found out. */
    synchronized Optional<Integer> of(List<Supplier<byte[]>> documents) {
        if (program.isEmpty()) {
            return Optional.empty();
        }
        int pages = 0;
        Optional<Browser> browser = Optional.empty();
        try {
            for (Supplier<byte[]> document : documents) {
                byte[] html = document.get();
                String version = TextFile.sha256(html);
                if (!known.containsKey(version)) {
                    browser = browser.or(() -> Optional.of(Browser.start(program.get())));
                    known.put(version, pages(browser.get(), html));
                }
                pages += known.get(version);
            }
            return Optional.of(pages);
        } catch (BrowserFailure | IOException failure) {
            return Optional.empty();
        } finally {
            browser.ifPresent(Browser::close);
        }
    }

    private static int pages(Browser browser, byte[] html) throws IOException {
        try (BrowserTab tab = browser.tab()) {
            tab.setScriptsEnabled(false);
            tab.setOffline(true);
            tab.show(new String(html, StandardCharsets.UTF_8));
            return PrintedDocument.count(tab.pdf());
        }
    }
}
