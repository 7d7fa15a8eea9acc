package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lampblack.font.FontFile;
import lampblack.picture.Typeface;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The widths of letters")
class LetterWidthsTest {

    @Test
    @DisplayName("are those that the packed fonts say")
    void packed() throws IOException {
        for (PackedWidths widths : PackedWidths.values()) {
            Path file = Path.of("templates/fonts", widths.font() + ".woff2");
            Typeface face = FontFile.read(file.toString(), Files.readAllBytes(file)).value().orElseThrow();
            for (char letter = ' '; letter <= '~'; letter++) {
                assertEquals(face.letters().ems("" + letter), widths.ems("" + letter), 0.011, file + ": " + letter);
            }
        }
    }
}
