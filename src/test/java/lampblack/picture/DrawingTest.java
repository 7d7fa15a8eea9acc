package lampblack.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A drawing of a stranger")
class DrawingTest {

    private static final Path FILES = Path.of("src/test/art");

    @Test
    @DisplayName("is refused, and why is said, where it runs, loads or grows")
    void refused() throws IOException {
        Map<String, String> said = new TreeMap<>();
        for (Path file : files("refused")) {
            Checked<ArtPicture> read = read(file);
            assertTrue(read.value().isEmpty(), file.toString());
            said.put(file.getFileName().toString(), MessageBundle.messages().render(read.diagnostics().get(0).message()));
        }
        compare("refused.txt", said);
        assertTrue(said.size() > 30, "as many as that");
    }

    @Test
    @DisplayName("keeps what draws and nothing else")
    void harmless() throws IOException {
        Map<String, String> kept = new TreeMap<>();
        for (Path file : files("harmless")) {
            ArtPicture picture = read(file).value().orElseThrow();
            String text = new String(picture.bytes(), StandardCharsets.UTF_8);
            assertFalse(text.contains("inkscape") || text.contains("Somebody"), text);
            kept.put(file.getFileName().toString(), text);
            assertArrayEquals(picture.bytes(), ArtPicture.read("again", picture.bytes()).value().orElseThrow().bytes(),
                    "what is kept is kept whole");
        }
        compare("harmless.txt", kept);
    }

    @Test
    @DisplayName("is known by what it holds, and not by its name")
    void byBytes() {
        byte[] text = "It is a poem.".getBytes(StandardCharsets.UTF_8);
        assertEquals("It is no PNG, JPEG, WebP or SVG file.", MessageBundle.messages().render(
                ArtPicture.read("art/logo.svg", text).diagnostics().get(0).message()));
        assertEquals("image/png", ArtPicture.read("art/logo.svg", WholePictures.drawn("png"))
                .value().orElseThrow().type());
    }

    @Test
    @DisplayName("is written into a page as any other program would write it")
    void addresses() {
        for (int length = 0; length < 40; length++) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) (i * 37 - 90);
            }
            assertEquals("data:image/png;base64," + Base64.getEncoder().encodeToString(bytes),
                    DataAddress.of("image/png", bytes));
        }
    }

    private static Checked<ArtPicture> read(Path file) throws IOException {
        return ArtPicture.read(file.getFileName().toString(), Files.readAllBytes(file));
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> all = Files.list(FILES.resolve(folder))) {
            return all.sorted().toList();
        }
    }

    private static void compare(String name, Map<String, String> actual) throws IOException {
        String text = actual.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue() + "\n")
                .collect(Collectors.joining());
        Path file = FILES.resolve(name);
        if (Boolean.getBoolean("cases.update")) {
            Files.writeString(file, text);
        }
        assertEquals(Files.readString(file), text);
    }
}
