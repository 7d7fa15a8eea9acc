package lampblack.io;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import lampblack.diagnostic.Messages;

/** Reads the wordings that are packed with the program. */
public final class Bundle {

    private Bundle() {}

    public static Messages messages() {
        Properties properties = new Properties();
        try (Reader reader = new InputStreamReader(
                Bundle.class.getResourceAsStream("/lampblack/messages.properties"), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> wordings = new HashMap<>();
        properties.stringPropertyNames().forEach(key -> wordings.put(key, properties.getProperty(key)));
        return new Messages(wordings);
    }
}
