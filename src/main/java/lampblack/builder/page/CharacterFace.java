package lampblack.builder.page;

import java.util.Locale;
import lampblack.builder.shelf.Shelf;

/**
 * How a character is shown: its picture, or the letters that its name begins with.
 *
 * @param path of the picture, or empty
 */
public record CharacterFace(String path, String initials) {

    public static CharacterFace of(Shelf shelf, String key, String name) {
        return new CharacterFace(shelf.portraitVersion(key).map(version -> Urls.portrait(key) + "/" + version)
                .orElse(""), initials(name));
    }

    /** The first letters of the first and the last word. */
    static String initials(String name) {
        String[] words = name.strip().split("[\\s-]+");
        String first = letter(words[0]);
        return words.length < 2 ? first : first + letter(words[words.length - 1]);
    }

    private static String letter(String word) {
        for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
            if (Character.isLetterOrDigit(word.codePointAt(i))) {
                return word.substring(i, i + Character.charCount(word.codePointAt(i))).toUpperCase(Locale.ROOT);
            }
        }
        return "";
    }
}
