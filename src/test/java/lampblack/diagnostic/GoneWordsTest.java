package lampblack.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class GoneWordsTest {

    @Test
    void eachHasItsSentence() throws IOException {
        Properties wordings = new Properties();
        try (Reader in = Files.newBufferedReader(Path.of("src/main/resources/lampblack/messages.properties"))) {
            wordings.load(in);
        }
        assertEquals(new TreeSet<>(GoneWords.SENTENCES), wordings.stringPropertyNames().stream()
                .filter(key -> key.startsWith("note.gone.")).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void aWordIsGoneAtItsPlaceAlone() {
        assertTrue(GoneWords.instead("group", "combines").isPresent());
        assertFalse(GoneWords.instead("roll", "combines").isPresent());
    }
}
