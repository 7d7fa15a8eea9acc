package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.cli.Main;
import lampblack.print.browser.Browser;
import lampblack.print.browser.BrowserTab;
import lampblack.print.browser.Chromium;
import lampblack.print.browser.Firefox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of an author's workshop, whose engine is compiled for it alone: in an exhaustive build. */
@Tag("packaged")
@UsesBrowser
@DisplayName("A workshop, opened from a disk with the network off,")
class WorkshopIT {

    private static final Path SLIPS = Path.of("src/test/workshop");
    private static final String GAME = "ferrymen";
    private static final String ROOT = "ruleset.yaml";
    /** What is listed, as the command line prints it but for the fixes. */
    private static final String LISTED = "[...document.querySelectorAll('#problems li')].map(item => "
            + "[item.querySelector('.to').textContent, item.querySelector('pre')?.textContent, "
            + "...[...item.querySelectorAll('.note')].map(note => '= ' + note.textContent)]"
            + ".filter(line => line).join('\\n')).join('\\n')";

    /** What the engine is where it works in the page, which it then keeps waiting. */
    private static final String WITHIN = "typeof window.lampblackWorkshop";
    private static final String SHEET =
            "document.getElementById('preview').contentDocument.body.innerText.toLowerCase()";

    @TempDir
    static Path folder;

    private Browser browser;
    private BrowserTab tab;

    @BeforeAll
    static void publish() throws IOException {
        assumeTrue(Sampling.EXHAUSTIVE, "its engine takes two minutes to compile");
        Path game = Files.createDirectories(folder.resolve("rulesets").resolve(GAME));
        Files.copy(SLIPS.resolve("sound").resolve(ROOT), game.resolve(ROOT));
        StringWriter said = new StringWriter();
        assertEquals(0, Main.run(List.of("publish", GAME, "--workshop", "-o", "workshop.html"), new PrintWriter(said),
                new PrintWriter(said), folder), said::toString);
    }

    @BeforeEach
    void open() throws Exception {
        browser = Browser.start(Chromium.installed(System.getenv()).orElseThrow());
        tab = browser.tab();
        tab.setOffline(true);
        tab.open(folder.resolve("workshop.html").toUri().toString());
        checked();
    }

    @AfterEach
    void close() throws Exception {
        if (browser != null) {
            assertEquals(List.of(), tab.console());
            tab.close();
            browser.close();
        }
    }

    @Test
    @DisplayName("says of every common slip what check says")
    void slips() throws IOException {
        try (Stream<Path> folders = Files.list(SLIPS)) {
            for (Path slip : folders.sorted().toList()) {
                write(Site.text(slip.resolve(ROOT)));
                String expected = Site.text(slip.resolve("expected.txt")).lines()
                        .filter(line -> !line.startsWith("      fix ")).map(line -> line.startsWith("      = ")
                                ? line.strip() : line.replace(GAME + "/", "")).collect(Collectors.joining("\n"));
                assertEquals(expected, said(LISTED), slip.toString());
                assertTrue(said("document.body.innerText").contains("Not downloaded yet"));
            }
        }
    }

    @Test
    @DisplayName("fixes a slip at a press, and takes who presses a problem to its place")
    void fix() {
        write(Site.text(SLIPS.resolve("a-key-is-misspelt").resolve(ROOT)));
        tab.evaluate("document.querySelector('#problems .to').click()");
        assertEquals("boxs", said("(field => field.value.slice(field.selectionStart, field.selectionEnd))"
                + "(document.activeElement)"));
        tab.evaluate("document.querySelector('#problems .fix').click()");
        checked();
        assertEquals("", said(LISTED));
        assertEquals(Site.text(SLIPS.resolve("sound").resolve(ROOT)), said("document.getElementById('text').value"));
    }

    @Test
    @DisplayName("shows the blank sheet as it is now, and a random character")
    void sheets() {
        write(Site.text(SLIPS.resolve("sound").resolve(ROOT)).replace("stress: {", "stress: {title: Weariness, "));
        sees("weariness");
        assertEquals("undefined", said(WITHIN));
        String blank = said(SHEET);
        tab.evaluate("document.getElementById('random').click()");
        Sight.await(() -> !said(SHEET).equals(blank), () -> said(SHEET));
        tab.evaluate("document.getElementById('blank').click()");
        Sight.await(() -> said(SHEET).equals(blank), () -> said(SHEET));
    }

    @Test
    @DisplayName("gives its folder as a zip, and has it still when it is opened anew")
    void download() throws IOException {
        String text = Site.text(SLIPS.resolve("sound").resolve(ROOT)).replace("You carry", "We carry");
        write(text);
        tab.evaluate("window.given = new Promise(resolve => { URL.createObjectURL = blob => { resolve(blob); return '#'; };"
                + " HTMLAnchorElement.prototype.click = () => {}; }), 0");
        tab.evaluate("document.getElementById('download').click()");
        String zip = said("window.given.then(async blob => btoa(String.fromCharCode(...new Uint8Array("
                + "await blob.arrayBuffer()))))");
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(zip)))) {
            ZipEntry entry = in.getNextEntry();
            assertEquals(GAME + "/" + ROOT, entry.getName());
            assertEquals(text, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        tab.open(folder.resolve("workshop.html").toUri().toString());
        checked();
        assertEquals(text, said("document.getElementById('text').value"));
    }

    @Test
    @DisplayName("does so in Firefox too")
    void firefox() throws IOException {
        try (Firefox firefox = Firefox.start(folder.resolve("profile"))) {
            firefox.open(folder.resolve("workshop.html").toUri().toString());
            Sight.await(() -> firefox.evaluate("document.body.innerText").contains("No problems.")
                    && firefox.evaluate(SHEET).contains("stress"), () -> firefox.evaluate("document.body.innerText"));
            assertEquals("undefined", firefox.evaluate(WITHIN));
            assertEquals(List.of(), firefox.console());
            assertEquals(List.of(), firefox.requests().stream().filter(address -> !address.startsWith("data:")
                    && !address.startsWith("blob:") && !address.startsWith("file:")).toList());
        }
    }

    private void sees(String words) {
        Sight.await(() -> said(SHEET).contains(words), () -> said(SHEET));
    }

    private void write(String text) {
        tab.evaluate("(field => { field.value = " + Sight.quoted(text) + "; field.dispatchEvent(new Event('input')); })"
                + "(document.getElementById('text'))");
        checked();
    }

    /** Waits until what stands there is checked. */
    private void checked() {
        Sight.await(() -> said("document.getElementById('workshop')?.dataset.checked ?? 'no'").equals("yes"),
                () -> said("document.body.innerText"));
    }

    private String said(String script) {
        return tab.evaluate(script).asText();
    }
}
