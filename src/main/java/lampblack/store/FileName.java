package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Names for files that every system can hold: {@code [a-z0-9-]}, at most {@value #LONGEST} characters. */
public final class FileName {

    private static final int LONGEST = 60;

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
        folded = Normalizer.normalize(folded, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT).replaceAll("\\p{M}+", "");
        String slug = shortened(folded.replaceAll("[^a-z0-9]+", "-").replaceFirst("^-", ""), LONGEST);
        if (slug.isEmpty()) {
            return "character";
        }
        return slug.matches(RESERVED) ? slug + "-character" : slug;
    }

    /**
     * A file of that name which does not exist, with {@code -2}, {@code -3}… where it does. Names that differ only in
     * case count as the same, and so do those whose history is still kept.
     */
    public static Path free(Path folder, String slug) throws IOException {
        Set<String> taken = new HashSet<>();
        taken(folder, taken);
        taken(folder.resolve(KeptFolder.HISTORY), taken);
        String name = slug;
        for (int i = 2; taken.contains(name); i++) {
            String suffix = "-" + i;
            name = shortened(slug, LONGEST - suffix.length()) + suffix;
        }
        return folder.resolve(name + ".yaml");
    }

    /** A file's name without {@code .yaml}; any other ending belongs to the name. */
    public static String stem(String name) {
        return name.endsWith(".yaml") && name.length() > 5 ? name.substring(0, name.length() - 5) : name;
    }

    private static void taken(Path folder, Set<String> taken) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        for (Path file : AtomicWrite.list(folder)) {
            taken.add(stem(file.getFileName().toString().toLowerCase(Locale.ROOT)));
        }
    }

    private static String shortened(String slug, int longest) {
        String cut = slug.length() > longest ? slug.substring(0, longest) : slug;
        return cut.endsWith("-") ? cut.substring(0, cut.length() - 1) : cut;
    }
}
