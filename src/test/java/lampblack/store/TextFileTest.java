package lampblack.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import lampblack.Patience;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {

    private static final int MIB = 1024 * 1024;

    @TempDir
    private Path folder;

    private Checked<TextFile> read(Path file) {
        return TextFile.read(file, "shown.yaml", "layer", MIB);
    }

    private Checked<TextFile> written(byte[] bytes) throws IOException {
        return read(Files.write(folder.resolve("f.yaml"), bytes));
    }

    private static String found(Checked<TextFile> read) {
        assertEquals(1, read.diagnostics().size());
        Diagnostic problem = read.diagnostics().get(0);
        return problem.message().key() + " " + problem.span() + " " + problem.message().values();
    }

    @Test
    void readsTextAndItsFingerprint() throws IOException {
        TextFile file = written("é: 1\r\n".getBytes(StandardCharsets.UTF_8)).value().orElseThrow();
        assertEquals("é: 1\r\n", file.source().text());
        assertEquals("shown.yaml", file.source().name());
        assertEquals("layer", file.source().layer());
        assertEquals(TextFile.sha256("é: 1\r\n".getBytes(StandardCharsets.UTF_8)), file.version());
        assertEquals(64, file.version().length());
    }

    @Test
    void takesTheByteOrderMarkOff() throws IOException {
        TextFile marked = written("\ufeffa: 1".getBytes(StandardCharsets.UTF_8)).value().orElseThrow();
        assertEquals("a: 1", marked.source().text());
        assertEquals("", written(new byte[0]).value().orElseThrow().source().text());
    }

    @Test
    void refusesWhatIsNoFile() throws IOException {
        assertEquals("file.not-found shown.yaml:1:1 {}", found(read(folder.resolve("nowhere"))));
        assertEquals("file.not-a-file.folder shown.yaml:1:1 {}", found(read(folder)));
        Path device = Path.of("/dev/zero");
        Assumptions.assumeTrue(Files.exists(device));
        assertEquals("file.not-a-file shown.yaml:1:1 {}", found(read(device)));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("gone"));
        assertEquals("file.not-found shown.yaml:1:1 {}", found(read(link)));
    }

    @Test
    void neverWaitsForAPipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
        assertEquals(0, new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor());
        assertTimeoutPreemptively(Patience.LONG,
                () -> assertEquals("file.not-a-file shown.yaml:1:1 {}", found(read(pipe))));
    }

    @Test
    void namesTheLimit() throws IOException {
        assertEquals(List.of(), written(new byte[MIB]).diagnostics().stream()
                .filter(diagnostic -> diagnostic.code().id().equals("file.too-large")).toList());
        assertEquals("file.too-large shown.yaml:1:1 {limit=1 MiB}", found(written(new byte[MIB + 1])));
        Path file = Files.write(folder.resolve("small"), new byte[3000]);
        assertEquals("file.too-large shown.yaml:1:1 {limit=2 KiB}", found(TextFile.read(file, "shown.yaml", "", 2048)));
        assertEquals("file.too-large shown.yaml:1:1 {limit=100 bytes}",
                found(TextFile.read(file, "shown.yaml", "", 100)));
    }

    @Test
    void namesTheByteThatIsNotUtf8() throws IOException {
        byte[] latin = "a: 1\nb: é\n".getBytes(StandardCharsets.ISO_8859_1);
        Diagnostic problem = written(latin).diagnostics().get(0);
        assertEquals("shown.yaml:2:4", problem.span().toString());
        assertEquals(4, problem.message().values().get("byte"));
        assertEquals(2, problem.message().values().get("line"));
        assertEquals("note.save-as-utf-8", problem.notes().get(0).message().key());
        byte[] cut = Arrays.copyOf("a: 日".getBytes(StandardCharsets.UTF_8), 5);
        assertEquals("shown.yaml:1:4", written(cut).diagnostics().get(0).span().toString());
    }

    @Test
    void recognisesUtf16() throws IOException {
        for (String name : List.of("UTF-16", "UTF-16LE", "UTF-16BE")) {
            byte[] bytes = "title: Café\n".getBytes(Charset.forName(name));
            assertEquals("file.not-utf-8.encoding shown.yaml:1:1 {encoding=UTF-16}", found(written(bytes)), name);
        }
    }

    @Test
    void namesMissingPermission() throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "a: 1");
        Assumptions.assumeTrue(file.toFile().setReadable(false) && !Files.isReadable(file));
        assertEquals("file.unreadable.denied shown.yaml:1:1 {}", found(read(file)));
    }
}
