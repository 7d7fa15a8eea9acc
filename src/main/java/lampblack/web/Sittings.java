package lampblack.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** The sittings of the characters that were played last, by the names of their files. */
final class Sittings {

    private static final int MOST = 64;

    private final Map<String, Sitting> all = new LinkedHashMap<>(MOST, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Sitting> eldest) {
            return size() > MOST;
        }
    };

    synchronized Sitting of(String stem) {
        return all.computeIfAbsent(stem, each -> new Sitting());
    }
}
