package lampblack.publish;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import lampblack.page.published.PublishedWords;
import lampblack.store.BundledFiles;

/** What a published page says: the words of served pages, but where something is otherwise in it. */
final class PublishedWordings {

    private static final String FILE = "lampblack/messages.properties";
    /** A text of a script that a key may begin with. */
    private static final Pattern KEY = Pattern.compile("\"([a-z][a-z0-9-]*\\.[a-z0-9.-]*)\"");

    private PublishedWordings() {}

    /**
     * Those that an engine can ask for. It writes the whole key, or the beginning of one with a dot in it; keys
     * without a dot are few. The words of templates are in them already.
     */
    static Map<String, String> askedBy(String engine, Map<String, String> texts) {
        Set<String> beginnings = new HashSet<>();
        Matcher written = KEY.matcher(engine);
        while (written.find()) {
            beginnings.add(written.group(1));
        }
        Map<String, String> asked = new TreeMap<>(texts);
        asked.keySet().removeIf(key -> key.contains(".") && IntStream.rangeClosed(1, key.length())
                .noneMatch(length -> beginnings.contains(key.substring(0, length))));
        return asked;
    }

    /** Those of any game, by their keys. */
    static Map<String, String> read() {
        Properties wordings = new Properties();
        try {
            wordings.load(new StringReader(new String(BundledFiles.file(FILE).orElseThrow(), StandardCharsets.UTF_8)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> texts = new TreeMap<>();
        wordings.stringPropertyNames().forEach(key -> texts.put(key, wordings.getProperty(key)));
        return PublishedWords.ofAny(texts);
    }
}
