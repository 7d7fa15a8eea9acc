package lampblack.font;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The tables of a font, by their tags.
 *
 * @param packed the tags of those that WOFF2 has written in a form of its own
 */
record FontTables(Map<String, FontBytes> tables, Set<String> packed) {

    FontTables {
        tables = new LinkedHashMap<>(tables);
        packed = Set.copyOf(packed);
    }

    boolean has(String tag) {
        return tables.containsKey(tag);
    }

    /** A table; one that is not there has no bytes. */
    FontBytes table(String tag) {
        return tables.getOrDefault(tag, new FontBytes(new byte[0]));
    }
}
