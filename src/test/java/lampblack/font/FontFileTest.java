package lampblack.font;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lampblack.picture.Typeface;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A font file")
class FontFileTest {

    private static final Path PACKED = Path.of("templates/fonts");

    @Test
    @DisplayName("says the same of itself as TrueType and as WOFF2")
    void alike() {
        for (byte[] file : List.of(new MadeFont().ttf(), new MadeFont().woff2())) {
            Typeface face = FontFile.read("fonts/plain", file).value().orElseThrow();
            assertEquals("Made Plain", face.family());
            assertEquals("Copyright of nobody", face.copyright());
            assertEquals("SIL Open Font License 1.1", face.licence());
            assertTrue(face.letters().hasUsual());
            assertTrue(face.letters().has(0x2014));
            assertFalse(face.letters().has(0xe9));
            assertEquals((MadeFont.width(0) + MadeFont.width('a' - ' ')) / 1000.0, face.letters().ems(" a"), 1e-9);
        }
        assertEquals("font/woff2", FontFile.read("fonts/plain.ttf", new MadeFont().woff2()).value().orElseThrow().type());
        assertEquals("font/ttf", FontFile.read("fonts/plain.woff2", new MadeFont().ttf()).value().orElseThrow().type());
    }

    @Test
    @DisplayName("is read where a program of others made it, as those are that are packed")
    void packed() throws IOException {
        try (Stream<Path> files = Files.list(PACKED)) {
            List<Path> fonts = files.filter(file -> file.toString().endsWith(".woff2")).sorted().toList();
            assertTrue(fonts.size() > 20);
            for (Path file : fonts) {
                Typeface face = FontFile.read(file.toString(), Files.readAllBytes(file)).value().orElseThrow();
                assertTrue(face.licence().matches(".*(Open Font License|OFL).*"), file + ": " + face.licence());
                assertEquals(file.toString().contains("-latin-") && !file.toString().contains("-ext-"),
                        face.letters().hasUsual(), file.toString());
            }
        }
    }
}
