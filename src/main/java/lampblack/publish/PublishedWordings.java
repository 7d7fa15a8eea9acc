package lampblack.publish;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import lampblack.diagnostic.Messages;
import lampblack.store.bundled.BundledFiles;

/** What a published page says: the words of served pages, but where something is otherwise in it. */
final class PublishedWordings {

    private static final String FILE = "lampblack/messages.properties";
    /** Before the keys of what is said in other words than on served pages. */
    private static final String OTHERWISE = "published.";
    /** The same where the page is that of a single game, which stands for itself. */
    private static final String OF_ONE = "published-one.";

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

    /** By their keys. @param titles of the games that are published together */
    static Map<String, String> of(List<String> titles) {
        Map<String, String> texts = new TreeMap<>(read());
        if (titles.size() == 1) {
            Messages messages = new Messages(texts::get);
            // What a game is called is no wording, in which places are filled in.
            otherwise(OF_ONE, texts).forEach((key, wording) -> texts.put(key, messages.text(OF_ONE + key, "game", titles.get(0))
                    .replaceAll("[{}]", "")));
        }
        return texts;
    }

    private static Map<String, String> read() {
        Properties wordings = new Properties();
        try {
            wordings.load(new StringReader(new String(BundledFiles.file(FILE).orElseThrow(), StandardCharsets.UTF_8)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> texts = new TreeMap<>();
        wordings.stringPropertyNames().forEach(key -> texts.put(key, wordings.getProperty(key)));
        texts.putAll(otherwise(OTHERWISE, texts));
        return texts;
    }

    private static Map<String, String> otherwise(String before, Map<String, String> texts) {
        Map<String, String> found = new TreeMap<>();
        texts.forEach((key, wording) -> {
            if (key.startsWith(before)) {
                found.put(key.substring(before.length()), wording);
            }
        });
        return found;
    }
}
