package lampblack.page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;

/** Which characters of a shelf stand in files just as they are on it, as far as is known. */
final class SavedTexts {

    private static final String SAVED = "saved";
    private static final String GIVEN = "given";
    private static final int PARTS = 3;

    private final Shelf shelf;
    /** The versions that were saved last, by keys. */
    private final Map<String, String> saved = new HashMap<>();
    /** The versions of which the browser was given a file; it does not say whether that arrived. */
    private final Map<String, String> given = new HashMap<>();

    SavedTexts(Shelf shelf) {
        this.shelf = shelf;
    }

    /** A character stands in a file as it is now. */
    void save(String key) {
        version(key).ifPresent(version -> saved.put(key, version));
    }

    /** The browser was given a character's file. */
    void give(String key) {
        version(key).ifPresent(version -> given.put(key, version));
    }

    /** The player says whether the files arrived that were given. */
    void arrived(boolean did) {
        if (did) {
            given().forEach(this::save);
        }
        given.clear();
    }

    /** The keys of those that stand in no file. */
    List<String> unsaved() {
        return shelf.keys().stream().filter(key -> !isIn(saved, key) && !isIn(given, key)).toList();
    }

    /** The keys of those of whose files nobody knows whether they arrived. */
    List<String> given() {
        return shelf.keys().stream().filter(key -> isIn(given, key) && !isIn(saved, key)).toList();
    }

    private boolean isIn(Map<String, String> files, String key) {
        return version(key).equals(Optional.ofNullable(files.get(key)));
    }

    private Optional<String> version(String key) {
        return shelf.find(key).flatMap(StoredText::version);
    }

    /** All of this as lines, of those on the shelf. */
    String text() {
        StringBuilder lines = new StringBuilder();
        lines(lines, SAVED, saved);
        lines(lines, GIVEN, given);
        return lines.toString();
    }

    private void lines(StringBuilder to, String word, Map<String, String> files) {
        Map<String, String> sorted = new TreeMap<>(files);
        sorted.forEach((key, version) -> {
            if (isIn(files, key)) {
                to.append(word).append(' ').append(version).append(' ').append(key).append('\n');
            }
        });
    }

    /** Takes such lines in place of what was known; others are passed over. */
    void read(String text) {
        saved.clear();
        given.clear();
        for (String line : text.split("\n")) {
            String[] parts = line.split(" ", PARTS);
            if (parts.length == PARTS) {
                (parts[0].equals(SAVED) ? saved : given).put(parts[2], parts[1]);
            }
        }
    }
}
