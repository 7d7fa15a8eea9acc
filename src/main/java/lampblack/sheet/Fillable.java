package lampblack.sheet;

import lampblack.character.Name;

/** What places are called that can be filled in: {@code stress}, {@code harm.serious.1}, {@code fields.name}. */
public final class Fillable {

    /** The name on the plate. */
    public static final String NAME = "fields.name";

    /** The lines to write on that belong to no field. */
    public static final String NOTES = "notes";

    private static final String LINE = ".line-";

    private Fillable() {
    }

    /** A place within another; nothing within nothing. */
    public static String within(String at, String part) {
        return at.isEmpty() ? "" : at + "." + part;
    }

    /** One of several empty lines. @param number from 1 */
    public static String line(String at, int number) {
        return at.isEmpty() ? "" : at + LINE + number;
    }

    /** What all the lines are called of which this is one; nothing for nothing. */
    static String linesOf(String at) {
        return at.isEmpty() ? "" : at.substring(0, at.lastIndexOf(LINE));
    }

    /** A name that a player made, as a word of a place. */
    public static String word(String name) {
        return Name.of(name).key().replaceAll("[\\s.]+", "-");
    }
}
