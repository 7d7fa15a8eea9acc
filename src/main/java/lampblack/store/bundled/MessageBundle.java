package lampblack.store.bundled;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import lampblack.diagnostic.Messages;

/** Reads the wordings that are packed with the program. */
public final class MessageBundle {

    private MessageBundle() {}

    public static Messages messages() {
        return BundledFiles.file("lampblack/messages.table").map(table -> new Messages(new MessageTable(table)::get))
                .orElseGet(() -> new Messages(wordings()::get));
    }

    /** The wordings as they are written, by their keys; the build makes a table of them, which is quicker to look into. */
    public static Map<String, String> wordings() {
        byte[] written = BundledFiles.file("lampblack/messages.properties").orElseThrow();
        Properties read = new Properties();
        try {
            read.load(new StringReader(new String(written, StandardCharsets.UTF_8)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> wordings = new TreeMap<>();
        read.stringPropertyNames().forEach(key -> wordings.put(key, read.getProperty(key)));
        return wordings;
    }
}
