package lampblack.builder.shelf;

import java.util.Optional;

/** What characters are found by: a file's name without the ending. */
public final class Keys {

    private static final String ENDING = ".yaml";
    /** A file's name has at most 255 bytes on every usual disk. */
    private static final int LONGEST = 250;

    private Keys() {}

    /** Whether something could be a key. */
    public static boolean isKey(String name) {
        return !name.isEmpty() && name.length() <= LONGEST && !name.startsWith(".")
                && name.chars().noneMatch(letter -> "/\\:".indexOf(letter) >= 0 || letter < ' ' || letter == 0x7f);
    }

    /** The file's name of a key. */
    public static String file(String key) {
        return key + ENDING;
    }

    /** The key of a file wherever it lies; empty where it is none of a character. */
    public static Optional<String> of(String path) {
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
        return name.endsWith(ENDING) ? Optional.of(name.substring(0, name.length() - ENDING.length()))
                .filter(Keys::isKey) : Optional.empty();
    }

    /** The key of a file that somebody brings, which may end as other programs and phones have files end. */
    public static Optional<String> brought(String path) {
        return of(path.replaceFirst("(?i)\\.ya?ml(\\.txt)?$", ENDING));
    }
}
