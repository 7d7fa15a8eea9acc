package lampblack.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The texts that pages have shown of late, for a press on what another program has changed since. */
final class ShownTexts {

    private static final int MOST = 64;
    /** A longer text is not kept, in characters. */
    private static final int LONGEST = 1 << 16;

    private final Map<String, String> texts = new LinkedHashMap<>(16, 0.75f, true);

    synchronized void keep(String version, String text) {
        if (text.length() > LONGEST) {
            return;
        }
        texts.put(version, text);
        if (texts.size() > MOST) {
            texts.remove(texts.keySet().iterator().next());
        }
    }

    synchronized Optional<String> find(String version) {
        return Optional.ofNullable(texts.get(version));
    }
}
