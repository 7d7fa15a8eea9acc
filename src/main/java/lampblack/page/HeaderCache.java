package lampblack.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.FileHeader;
import lampblack.edit.VersionedText;

/** What texts say of themselves at first sight, by their versions. */
final class HeaderCache {

    private static final int MAX = 1_000;

    private final Map<String, Optional<FileHeader>> known = new LinkedHashMap<>();

    Optional<FileHeader> of(VersionedText text) {
        if (!known.containsKey(text.version())) {
            known.put(text.version(), FileHeader.of(text.source()));
            if (known.size() > MAX) {
                known.remove(known.keySet().iterator().next());
            }
        }
        return known.get(text.version());
    }
}
