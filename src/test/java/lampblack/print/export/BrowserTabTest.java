package lampblack.print.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.UsesBrowser;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@DisplayName("A tab of a browser")
@UsesBrowser
@Isolated("counts the processes and folders that are left behind")
class BrowserTabTest {

    private static final String PAGE = """
            <!DOCTYPE html><title>Page</title><input id=field><button id=button>Press</button><p id=out></p>
            <script>
              const out = document.getElementById('out');
              document.getElementById('button').onclick = () => { out.textContent = 'pressed'; console.warn('ouch'); };
              const field = document.getElementById('field');
              field.onkeydown = event => { if (event.key === 'Enter') out.textContent = 'entered'; };
            </script>""";

    @TempDir
    private Path folder;

    @Test
    @DisplayName("is clicked, typed into, asked and photographed, with and without scripts")
    void used() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), PAGE);
        try (Browser browser = Browser.start(Installed.required()); BrowserTab tab = browser.tab()) {
            tab.open(page.toUri().toString());
            assertEquals("Page", tab.evaluate("document.title").asText());
            tab.click("#button");
            assertEquals("pressed", tab.evaluate("out.textContent").asText());
            assertEquals(List.of("warning: ouch"), tab.console());
            tab.type("#field", "Ann 夜");
            assertEquals("Ann 夜", tab.evaluate("document.getElementById('field').value").asText());
            tab.pressKey("Enter");
            assertEquals("entered", tab.evaluate("out.textContent").asText());
            byte[] picture = tab.screenshot();
            assertEquals("PNG", new String(picture, 1, 3, StandardCharsets.ISO_8859_1));
            assertThrows(BrowserFailure.class, () -> tab.click("#nothing"));
            assertThrows(BrowserFailure.class, () -> tab.evaluate("nothing.at.all"));
            tab.setScriptsEnabled(false);
            tab.open(page.toUri().toString());
            tab.click("#button");
            assertEquals("", tab.evaluate("document.getElementById('out').textContent").asText());
        }
    }

    @Test
    @DisplayName("leaves neither a process nor a folder behind")
    void leavesNothing() throws IOException {
        Path program = Installed.required();
        List<Path> shared = ours();
        List<Path> own;
        try (Browser browser = Browser.start(program); BrowserTab tab = browser.tab()) {
            tab.show("<p>Hello</p>");
            own = ours().stream().filter(folder -> !shared.contains(folder)).toList();
            assertFalse(own.isEmpty());
        }
        assertFalse(folders().stream().anyMatch(own::contains));
        assertFalse(own.stream().anyMatch(BrowserTabTest::isOurs));
    }

    private static List<Path> ours() throws IOException {
        return folders().stream().filter(BrowserTabTest::isOurs).toList();
    }

    /** Whether a process of ours names a folder; another build on the machine has browsers of its own. */
    private static boolean isOurs(Path folder) {
        return ProcessHandle.current().descendants().map(process -> process.info().commandLine().orElse(""))
                .anyMatch(line -> line.contains(folder.toString()));
    }

    private static List<Path> folders() throws IOException {
        try (Stream<Path> all = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return all.filter(path -> path.getFileName().toString().startsWith("lampblack-browser")).toList();
        }
    }

    @Test
    @DisplayName("is not had from a program that is no browser")
    void noBrowser() {
        assertThrows(BrowserFailure.class, () -> Browser.start(Path.of("/bin/true")));
    }
}
