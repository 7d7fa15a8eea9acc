package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Messages;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Every wording that the code names")
class NamedWordingsTest {

    /** A key as it is written in full; one that ends in a hyphen or a point, or is added to, is only a beginning. */
    private static final Pattern KEY =
            Pattern.compile("\"((?:sheet|roll|cli|web|why|odds)\\.[a-z0-9.-]*[a-z0-9])\"(?!\\s*\\+)");
    private static final Pattern FILE = Pattern.compile(".*\\.(?:css|js|html)");

    @Test
    @DisplayName("stands among the messages")
    void stands() throws IOException {
        Messages messages = MessageBundle.messages();
        Set<String> missing = new TreeSet<>();
        int found = 0;
        for (Path source : sources()) {
            Matcher key = KEY.matcher(Files.readString(source));
            while (key.find()) {
                found++;
                if (!messages.has(key.group(1)) && !FILE.matcher(key.group(1)).matches()) {
                    missing.add(key.group(1) + " in " + source.getFileName());
                }
            }
        }
        assertTrue(found > 300, found + " keys");
        assertEquals(Set.of(), missing);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }
}
