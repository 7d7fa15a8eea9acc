package lampblack.rules;

import java.util.List;
import java.util.Map;

/**
 * One thing that could be chosen next.
 *
 * @param keys what an entry would say; a name that the player still has to choose is {@link #BLANK}
 * @param title what it is called
 * @param text what it does, in small markup, or empty
 * @param blanks the keys whose value the player still has to give
 */
public record Candidate(Map<String, String> keys, String title, String text, List<String> blanks) {

    /** A placeholder for a name the player has yet to choose. */
    public static final String BLANK = "…";
}
