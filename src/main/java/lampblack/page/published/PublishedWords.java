package lampblack.page.published;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.diagnostic.SafeText;

/** What a published page says otherwise than a served one. */
public final class PublishedWords {

    /** Stands where the title of the game goes, in what is written before there is a game. */
    static final String TITLE = "\ue000";

    /** Before the keys of what is said in other words than on served pages. */
    private static final String OTHERWISE = "published.";
    /** The same where the page is that of a single game, which stands for itself. */
    private static final String OF_ONE = "published-one.";

    private PublishedWords() {}

    /** Those of any game. @param served the words of served pages, by their keys */
    public static Map<String, String> ofAny(Map<String, String> served) {
        Map<String, String> words = new TreeMap<>(served);
        words.putAll(otherwise(OTHERWISE, served));
        return words;
    }

    /** Those of one that is called {@link #TITLE}, where it is published alone. @param words of any game */
    public static Map<String, String> ofOne(Map<String, String> words) {
        return ofOne(words, TITLE);
    }

    private static Map<String, String> ofOne(Map<String, String> words, String title) {
        Map<String, String> own = new TreeMap<>(words);
        otherwise(OF_ONE, words).forEach((key, wording) -> own.put(key, wording.replace("{game}", title)));
        return own;
    }

    /** Those of games that are published together. @param words of any game */
    public static Map<String, String> of(Map<String, String> words, List<String> titles) {
        return titles.size() == 1 ? ofOne(words, title(titles.get(0))) : words;
    }

    /** What a game is called is no wording, in which places are filled in. */
    static String title(String written) {
        return SafeText.text(written).replace("{", "").replace("}", "");
    }

    private static Map<String, String> otherwise(String before, Map<String, String> texts) {
        Map<String, String> found = new TreeMap<>();
        texts.forEach((key, wording) -> {
            if (key.startsWith(before)) {
                found.put(key.substring(before.length()), wording);
            }
        });
        return found;
    }
}
