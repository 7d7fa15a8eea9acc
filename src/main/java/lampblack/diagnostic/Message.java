package lampblack.diagnostic;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sentence as data: the key of its wording in the message bundle and what is to be filled in. Values may be texts,
 * numbers, lists of these, or messages themselves.
 */
public record Message(String key, Map<String, Object> values) {

    /** The key of a wording that is nothing but its one value: the author's own words. */
    public static final String VERBATIM = "verbatim";

    public Message {
        values = Map.copyOf(values);
    }

    /** A message from its key and alternating names and values. */
    public static Message of(String key, Object... namesAndValues) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            values.put((String) namesAndValues[i], value instanceof List<?> list ? List.copyOf(list) : value);
        }
        return new Message(key, values);
    }

    /** A word that stands in a file, set off from those around it. */
    public static Message quoted(Object word) {
        return of("quoted", "word", word);
    }

    /** A message in words that come from an author. */
    public static Message verbatim(String words) {
        return of(VERBATIM, "words", words);
    }
}
