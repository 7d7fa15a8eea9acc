package lampblack.builder.shelf;

import java.util.List;

/**
 * A roll as the log keeps it, in the words of its game at that time.
 *
 * @param at when it was made, in milliseconds since 1970 began in UTC
 * @param key of the character
 * @param name of the character
 * @param roll the id of the roll
 * @param title of the roll
 * @param on the trait, or empty
 * @param pool what was thrown, in words
 * @param faces the dice as they fell
 * @param outcome in words
 * @param chance how likely that was, or empty where nobody can say
 * @param seed lets the dice fall the same way again; empty where they fell at the table
 * @param then what was done for it afterwards, or empty
 */
public record LoggedRoll(long at, String key, String name, String roll, String title, String on, String pool,
        List<LoggedDie> faces, String outcome, String chance, String seed, String then) {

    /** A die. @param kept {@code kept} where it counts, {@code beside} where it stands beside the others, or empty */
    public record LoggedDie(String face, String kept) {}

    public LoggedRoll {
        faces = List.copyOf(faces);
    }

    /** The same, of a character who is called otherwise here. */
    public LoggedRoll of(String otherwise) {
        return new LoggedRoll(at, otherwise, name, roll, title, on, pool, faces, outcome, chance, seed, then);
    }

    /** The same, made at a moment. */
    public LoggedRoll at(long moment) {
        return new LoggedRoll(moment, key, name, roll, title, on, pool, faces, outcome, chance, seed, then);
    }
}
