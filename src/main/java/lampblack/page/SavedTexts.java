package lampblack.page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.StoredText;

/** Which characters of a shelf stand in files just as they are on it, as far as is known. */
final class SavedTexts {

    private final MemoryShelf shelf;
    /** The versions that were saved last, by keys. */
    private final Map<String, String> saved = new HashMap<>();

    SavedTexts(MemoryShelf shelf) {
        this.shelf = shelf;
    }

    /** A character stands in a file as it is now. */
    void save(String key) {
        version(key).ifPresent(version -> saved.put(key, version));
    }

    /** A character stands in no file. */
    void forget(String key) {
        saved.remove(key);
    }

    /** The keys of those that would be lost. */
    List<String> unsaved() {
        return shelf.keys().stream().filter(key -> !version(key).equals(Optional.ofNullable(saved.get(key)))).toList();
    }

    private Optional<String> version(String key) {
        return shelf.find(key).flatMap(StoredText::version);
    }
}
