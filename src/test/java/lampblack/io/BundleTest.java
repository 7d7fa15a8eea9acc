package lampblack.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** The wordings as read line by line are those that Java reads as properties. */
class BundleTest {

    @Test
    void readsWhatPropertiesSay() throws IOException {
        String text = Files.readString(Path.of("src/main/resources/lampblack/messages.properties"));
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        assertEquals(properties, Bundle.wordings(text));
    }
}
