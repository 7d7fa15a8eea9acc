package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.cli.Main;
import lampblack.print.export.Browser;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.Chromium;
import lampblack.print.export.Firefox;
import lampblack.publish.ComparedFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The page of an author's workshop: the way that everybody goes in each build, and the rest sampled. */
@Tag("packaged")
@UsesBrowser
@ResourceLock("engine")
@DisplayName("A workshop, opened from a disk with the network off,")
@Tag("full")
class WorkshopIT {

    private static final Path SLIPS = Path.of("src/test/workshop");
    private static final String GAME = "ferrymen";
    private static final String ROOT = "ruleset.yaml";
    /** What the file may weigh, in bytes. */
    private static final int MOST = 2_600_000;
    private static final int SOME_SLIPS = 4;
    /** What is listed, as the command line prints it but for the fixes. */
    private static final String LISTED = "[...document.querySelectorAll('#problems li')].map(item => "
            + "[item.querySelector('.to').textContent, item.querySelector('pre')?.textContent, "
            + "...[...item.querySelectorAll('.note')].map(note => '= ' + note.textContent)]"
            + ".filter(line => line).join('\\n')).join('\\n')";

    /** What the engine is where it works in the page, which it then keeps waiting. */
    private static final String WITHIN = "typeof window.lampblackEngine";
    private static final String REQUESTS = "performance.getEntriesByType('resource').map(each => each.name)"
            + ".filter(name => !/^(data|blob):/.test(name)).join(' ')";
    private static final String SHEET =
            "document.getElementById('preview').contentDocument.body.innerText.toLowerCase()";
    private static final String WORDS = "document.body.innerText";

    @TempDir
    static Path folder;

    private Browser browser;
    private BrowserTab tab;

    @BeforeAll
    static void publish() throws IOException {
        Path game = Files.createDirectories(folder.resolve("rulesets").resolve(GAME));
        Files.writeString(game.resolve(ROOT), sound());
        run(folder, "publish", GAME, "--workshop", "-o", "workshop.html");
        Files.createDirectories(folder.resolve("workshops"));
        run(folder, "publish", "--workshop", "-o", "workshops", "--rulesets", Site.RULESETS.toAbsolutePath().toString(),
                "blades-in-the-dark");
    }

    private static void run(Path at, String... arguments) {
        StringWriter said = new StringWriter();
        assertEquals(0, Main.run(List.of(arguments), new PrintWriter(said), new PrintWriter(said), at), said::toString);
    }

    private static String sound() {
        return Site.text(SLIPS.resolve("sound").resolve(ROOT));
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
            assertEquals("", said(REQUESTS));
            tab.close();
            browser.close();
        }
    }

    @Test
    @DisplayName("says what a slip is, mends it at a press, and shows the sheets as they are now")
    void slip() {
        assertEquals("undefined", said(WITHIN));
        puts("boxes", "boxs");
        assertEquals(expected("a-key-is-misspelt"), said(LISTED));
        tab.evaluate("document.querySelector('#problems .to').click()");
        assertEquals("boxs", said("(field => field.value.slice(field.selectionStart, field.selectionEnd))"
                + "(document.activeElement)"));
        presses("Publish");
        sees(WORDS, "Not published");
        tab.click("#problems .fix");
        checked();
        assertEquals("", said(LISTED));
        assertEquals(sound(), said("document.getElementById('text').value"));
        puts("stress: {", "stress: {title: Weariness, ");
        sees(SHEET, "weariness");
        String blank = said(SHEET);
        presses("Random character");
        Sight.await(() -> !said(SHEET).equals(blank), () -> said(SHEET));
        presses("Blank");
        Sight.await(() -> said(SHEET).equals(blank), () -> said(SHEET));
    }

    @Test
    @DisplayName("gives its folder, and the file that is published from that folder, and has its text when opened anew")
    void gives() throws IOException {
        Path given = Files.createDirectories(folder.resolve("given"));
        tab.call("Page.setDownloadBehavior", Sight.with("behavior", "allow").put("downloadPath", given.toString()));
        puts("title: Ferrymen", "title: Ferrymen & <b>\nsource: open\ntheme: {titles: limelight}");
        presses("Download folder");
        Path zip = given.resolve(GAME + ".zip");
        sees(WORDS, "Downloaded");
        Sight.await(() -> Files.exists(zip), () -> said(WORDS));
        unzip(zip, given.resolve("rulesets"));
        assertEquals(said("document.getElementById('text').value"), Site.text(given.resolve("rulesets").resolve(GAME)
                .resolve(ROOT)));
        presses("Publish");
        sees(WORDS, "Published as one HTML file");
        Path file = given.resolve(GAME + ".html");
        Sight.await(() -> Files.exists(file), () -> said(WORDS));
        run(given, "publish", GAME, "-o", "published.html");
        ComparedFiles.same(Files.readString(given.resolve("published.html")), Files.readString(file));
        String typed = said("document.getElementById('text').value");
        tab.open(file.toUri().toString());
        sees(WORDS, "Here you make and keep characters for Ferrymen & <b>");
        tab.open(folder.resolve("workshop.html").toUri().toString());
        checked();
        assertEquals(typed, said("document.getElementById('text').value"));
    }

    @Test
    @DisplayName("is soon there over a slow network")
    void weight() throws IOException {
        long size = Files.size(folder.resolve("workshops/blades-in-the-dark-workshop.html"));
        assertTrue(size <= MOST, () -> "The workshop of Blades in the Dark weighs " + size + " bytes, and may weigh " + MOST);
    }

    @Test
    @DisplayName("says of common slips what check says")
    void slips() throws IOException {
        try (Stream<Path> folders = Files.list(SLIPS)) {
            for (Path slip : Sampling.of("workshop slips").some(folders.sorted().toList(), SOME_SLIPS)) {
                write(Site.text(slip.resolve(ROOT)));
                assertEquals(expected(slip.getFileName().toString()), said(LISTED), slip.toString());
                assertTrue(said(WORDS).contains("Not downloaded yet"));
            }
        }
    }

    @Test
    @DisplayName("does so in Firefox too")
    void firefox() throws IOException {
        assumeTrue(Sampling.of("workshop in Firefox").oneIn(SOME_SLIPS), "not drawn by the seed");
        try (Firefox firefox = Firefox.start(folder.resolve("profile"))) {
            firefox.open(folder.resolve("workshop.html").toUri().toString());
            Sight.await(() -> firefox.evaluate(WORDS).contains("No problems.") && firefox.evaluate(SHEET).contains("stress"),
                    () -> firefox.evaluate(WORDS));
            assertEquals("undefined", firefox.evaluate(WITHIN));
            assertEquals(List.of(), firefox.console());
            assertEquals(List.of(), firefox.requests().stream().filter(address -> !address.startsWith("data:")
                    && !address.startsWith("blob:") && !address.startsWith("file:")).toList());
        }
    }

    private static String expected(String slip) {
        return Site.text(SLIPS.resolve(slip).resolve("expected.txt")).lines()
                .filter(line -> !line.startsWith("      fix ")).map(line -> line.startsWith("      = ")
                        ? line.strip() : line.replace(GAME + "/", "")).collect(Collectors.joining("\n"));
    }

    private static void unzip(Path zip, Path to) throws IOException {
        try (InputStream file = Files.newInputStream(zip); ZipInputStream in = new ZipInputStream(file)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path target = to.resolve(entry.getName());
                Files.createDirectories(target.getParent());
                Files.write(target, in.readAllBytes());
            }
        }
    }

    private void presses(String name) {
        Sight sight = new Sight(tab, "");
        Sight.await(() -> new Mouse(tab, sight).presses(sight.find(name, Set.of("button")), name),
                () -> name + " is covered or not to be seen");
    }

    private void sees(String where, String words) {
        Sight.await(() -> said(where).contains(words), () -> said(where));
    }

    /** Selects words in the text and writes others over them. */
    private void puts(String words, String others) {
        tab.click("#text");
        tab.evaluate("(field => { const at = field.value.indexOf(" + Sight.quoted(words) + "); "
                + "field.setSelectionRange(at, at + " + words.length() + "); })(document.getElementById('text'))");
        tab.call("Input.insertText", Sight.with("text", others));
        checked();
    }

    private void write(String text) {
        tab.evaluate("(field => { field.value = " + Sight.quoted(text) + "; field.dispatchEvent(new Event('input')); })"
                + "(document.getElementById('text'))");
        checked();
    }

    /** Waits until what stands there is checked. */
    private void checked() {
        Sight.await(() -> said("document.getElementById('workshop')?.dataset.checked ?? 'no'").equals("yes"),
                () -> said(WORDS));
    }

    private String said(String script) {
        return tab.evaluate(script).asText();
    }
}
