package lampblack.page;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An answer as it is sent.
 *
 * @param status as HTTP counts
 * @param headers by the names that HTTP and our scripts give them
 * @param body not to be changed
 */
public record RenderedReply(int status, Map<String, String> headers, byte[] body) {

    /** The header that says what a body is. */
    public static final String TYPE = "Content-Type";

    static RenderedReply of(int status, String type, byte[] body) {
        return new RenderedReply(status, Map.of(TYPE, type), body);
    }

    /** What the body is, or empty where there is none. */
    public String type() {
        return headers.getOrDefault(TYPE, "");
    }

    /** The same under another status. */
    public RenderedReply as(int other) {
        return new RenderedReply(other, headers, body);
    }

    /** The same with one more header. */
    RenderedReply with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new RenderedReply(status, more, body);
    }
}
