package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.load.RulesetLoader;
import lampblack.print.browser.Chromium;
import lampblack.print.fill.FilledPdf;
import lampblack.server.Site.Answer;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A PDF that was filled in, given to the builder")
@Tag("full")
class FilledFlowTest {

    private static final String ADDRESS = "/characters/corin-vale/filled";

    @TempDir
    private Path folder;
    private Site site;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("blades-in-the-dark", "corin-vale");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    private String kept() throws IOException {
        return Files.readString(folder.resolve("corin-vale.yaml"));
    }

    @Test
    @DisplayName("is read into the file, with what was read and what was not, and can be taken back")
    void read() throws IOException {
        String before = kept();
        Map<String, List<String>> fields = new LinkedHashMap<>(FilledPdf.stress(6, 8));
        fields.put("traits.actions.hunt.1", List.of("Off", "On"));
        for (int i = 1; i <= 5; i++) {
            fields.put("stash." + i, List.of(i < 5 ? "On" : "Off", "On"));
        }
        Answer answer = site.upload(ADDRESS, "corin.pdf", FilledPdf.of(FilledPdf.CORIN, fields));
        assertEquals(200, answer.status());
        assertEquals(List.of("Not read from `corin.pdf`", "Read from `corin.pdf`"), answer.words("section.notice[role=status]:not([hidden]) h2"));
        assertTrue(answer.words(".notice.done li").get(0).startsWith("Stress: 6 → 8"), answer::body);
        assertEquals(2, answer.words(".notice.refused li").size());
        assertTrue(kept().contains("  stress: 8\n"));
        Answer again = site.upload(ADDRESS, "corin.pdf", FilledPdf.of(FilledPdf.CORIN, FilledPdf.stress(6, 8)));
        assertEquals(List.of("Nothing was filled in on `corin.pdf` that `corin-vale.yaml` does not say."),
                again.words("section.notice[role=status]:not([hidden]) h2"));
        site.press(site.get("/characters/corin-vale/file"), ".versions button");
        assertEquals(before, kept());
    }

    @Test
    @DisplayName("is refused with a sentence where it is none, somebody else's, or changed the other way meanwhile")
    void refused() throws IOException {
        String before = kept();
        byte[] whole = FilledPdf.of(FilledPdf.CORIN, FilledPdf.stress(6, 8));
        says("`x.pdf` is no PDF that can be read.", Arrays.copyOf(whole, 20));
        says("`x.pdf` is no PDF that can be read.", "PK\u0003\u0004 no pack".getBytes(StandardCharsets.UTF_8));
        says("`x.pdf` is a sheet `character` of `elsewhere`, and `corin-vale.yaml` is none.", FilledPdf.of(
                FilledPdf.CORIN.replace("blades-in-the-dark", "elsewhere"), FilledPdf.stress(6, 8)));
        assertEquals(404, site.upload("/characters/nobody/filled", "x.pdf", whole).status());
        assertEquals(403, site.send(site.request(ADDRESS).header("Origin", "https://elsewhere.invalid")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofByteArray(whole))).status());
        Answer other = site.upload(ADDRESS, "x.pdf", FilledPdf.of(FilledPdf.CORIN, FilledPdf.stress(3, 5)));
        assertTrue(other.words(".notice.refused li").get(0).contains("the file stays as it is"), other::body);
        assertEquals(before, kept());
    }

    private void says(String sentence, byte[] pdf) {
        Answer answer = site.upload(ADDRESS, "x.pdf", pdf);
        assertEquals(422, answer.status());
        assertEquals(List.of(sentence), answer.words(".notice.refused li"));
    }

    @Test
    @DisplayName("is asked for where PDFs to fill in are made")
    void asked() {
        assertFalse(isAsked(Map.of()));
        assertTrue(isAsked(Map.of(Chromium.VARIABLE, "/bin/true")));
    }

    /** @param environment where a browser is looked for */
    private boolean isAsked(Map<String, String> environment) {
        try (Site other = Site.of(folder, AppContext.of(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(
                Path.of("rulesets")))), folder, MessageBundle.messages()).with(new PdfFiles(environment)))) {
            return !other.get("/characters/corin-vale/file").page().select("#filled-file").isEmpty();
        }
    }
}
