package lampblack.judge;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Names for files that every system can hold: {@code [a-z0-9-]}, at most {@value #LONGEST} characters. */
public final class FileName {

    private static final int LONGEST = 60;
    private static final String END = ".yaml";

    // Letters that have no accent to take off.
    private static final Map<String, String> LETTERS = Map.ofEntries(
            Map.entry("ß", "ss"), Map.entry("æ", "ae"), Map.entry("œ", "oe"), Map.entry("ø", "o"), Map.entry("ð", "d"),
            Map.entry("đ", "d"), Map.entry("þ", "th"), Map.entry("ł", "l"), Map.entry("ı", "i"), Map.entry("ħ", "h"));

    /** What Windows keeps for itself, and what is no character's. */
    private static final String RESERVED = "con|prn|aux|nul|(com|lpt)[0-9]|ruleset";

    private FileName() {}

    /** The file name for a person's name: {@code Zoë d'Arc} becomes {@code zoe-d-arc}, nothing {@code character}. */
    public static String slug(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        for (Map.Entry<String, String> letter : LETTERS.entrySet()) {
            folded = folded.replace(letter.getKey(), letter.getValue());
        }
        folded = withoutMarks(Normalizer.normalize(folded, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT));
        String slug = shortened(folded.replaceAll("[^a-z0-9]+", "-").replaceFirst("^-", ""), LONGEST);
        if (slug.isEmpty()) {
            return "character";
        }
        return slug.matches(RESERVED) ? slug + "-character" : slug;
    }

    private static String withoutMarks(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints().filter(letter -> !isMark(letter)).forEach(plain::appendCodePoint);
        return plain.toString();
    }

    private static boolean isMark(int letter) {
        int type = Character.getType(letter);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    /**
     * The same with {@code -2}, {@code -3}… where it is taken.
     *
     * @param taken other such names, in small letters
     */
    public static String free(String slug, Set<String> taken) {
        String name = slug;
        for (int i = 2; taken.contains(name); i++) {
            String suffix = "-" + i;
            name = shortened(slug, LONGEST - suffix.length()) + suffix;
        }
        return name;
    }

    /** A file's name without {@code .yaml}; any other ending belongs to the name. */
    public static String stem(String name) {
        return name.endsWith(END) && name.length() > END.length() ? name.substring(0, name.length() - END.length())
                : name;
    }

    private static String shortened(String slug, int longest) {
        String cut = slug.length() > longest ? slug.substring(0, longest) : slug;
        return cut.endsWith("-") ? cut.substring(0, cut.length() - 1) : cut;
    }
}
