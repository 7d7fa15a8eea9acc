package lampblack.server;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import lampblack.UsesBrowser;
import lampblack.load.RulesetLoader;
import lampblack.print.export.Chromium;
import lampblack.print.export.Installed;
import lampblack.print.pdf.PrintedDocument;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The PDF of a print page")
@UsesBrowser
@Tag("full")
class PdfFlowTest {

    private static final String FILE = "Bartram Hook Blades in the Dark.pdf";

    @TempDir
    private Path folder;

    @TempDir
    private Path beside;

    private Path program;
    private Path starts;

    @BeforeEach
    void browser() throws IOException {
        program = Installed.required();
        starts = beside.resolve("starts");
        Files.createFile(starts);
    }

    /** A server whose PDFs are made by a program that does this first, and writes down that it was started. */
    private Site site(String first) throws IOException {
        Path script = beside.resolve("browser");
        Files.writeString(script, "#!/bin/sh\necho started >> '" + starts + "'\n" + first + "\nexec '" + program + "' \"$@\"\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        Site site = Site.of(folder, AppContext.of(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(
                Path.of("rulesets")))), folder, MessageBundle.messages())
                .with(new PdfFiles(Map.of(Chromium.VARIABLE, script.toString()))));
        site.post("/characters", Map.of("game", "blades-in-the-dark", "example", "bartram-hook"));
        return site;
    }

    private int started() throws IOException {
        return Files.readAllLines(starts).size();
    }

    @Test
    @DisplayName("is saved under the name of the sheet, and the page says while it is made that it is")
    void saved() throws IOException {
        try (Site site = site("sleep 1"); Player player = Player.at(site)) {
            player.downloadsTo(beside).goes("/characters/bartram-hook/print?paper=letter");
            player.presses("Save as PDF").sees("Making the PDF…").presses("Save as PDF").sees("Made: " + FILE);
            Path file = beside.resolve(FILE);
            Sight.await(() -> Files.exists(file), () -> FILE + " is not there");
            PrintedDocument printed = PrintedDocument.read(Files.readAllBytes(file));
            assertEquals(612, Math.round(printed.pages().get(0).width()));
            assertEquals(1, started());
            player.pictured("print-pdf").wide(390, 844).staysWithin().pictured("print-pdf-phone");
        }
    }

    @Test
    @DisplayName("is made once for all who ask at a time")
    void once() throws IOException {
        try (Site site = site("")) {
            List<CompletableFuture<byte[]>> asked = IntStream.range(0, 3).mapToObj(i -> CompletableFuture.supplyAsync(
                    () -> site.bytes("/characters/bartram-hook/print.pdf?kind=filled"))).toList();
            asked.forEach(answer -> assertArrayEquals(asked.get(0).join(), answer.join()));
            assertEquals("%PDF", new String(asked.get(0).join(), 0, 4, StandardCharsets.US_ASCII));
            assertEquals(1, started());
            try (PDDocument filled = Loader.loadPDF(
                    site.bytes("/characters/bartram-hook/print.pdf?kind=filled&fillable=yes"))) {
                assertEquals("Bartram Hook", filled.getDocumentCatalog().getAcroForm().getField("fields.name")
                        .getValueAsString());
            }
            for (String path : List.of("/games/blades-in-the-dark/print.pdf?kind=blank&playbook=cutter",
                    "/games/blades-in-the-dark/pack/print.pdf?character=bartram-hook",
                    "/characters/bartram-hook/print.pdf?kind=cards")) {
                assertEquals("%PDF", new String(site.bytes(path), 0, 4, StandardCharsets.US_ASCII), path);
            }
        }
    }

    @Test
    @DisplayName("is not there where the browser fails, which the page says, and not offered where there is none")
    void none() throws IOException {
        try (Site site = site("exit 1"); Player player = Player.at(site)) {
            player.goes("/characters/bartram-hook/print").presses("Save as PDF").sees("did not answer");
        }
        AppContext bare = AppContext.of(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(
                Path.of("rulesets")))), folder, MessageBundle.messages()).with(new PdfFiles(Map.of("PATH", "")));
        try (Site site = Site.of(folder, bare)) {
            assertTrue(site.get("/characters/bartram-hook/print").page().select(".pdf").isEmpty());
            assertEquals(404, site.get("/characters/bartram-hook/print.pdf").status());
        }
    }
}
