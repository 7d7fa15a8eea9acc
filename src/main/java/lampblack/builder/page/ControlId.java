package lampblack.builder.page;

/**
 * The id of a control, from words that say what it does: names of the game or of its players, and after them what is
 * done with what they name. What takes back what a control did has the same id with {@value #BACK} behind it.
 */
public final class ControlId {

    /** Ends the id of what takes something back. */
    public static final String BACK = ".back";

    private ControlId() {}

    /** Steps with dots between them; a blank in a player's words becomes a line. */
    public static String of(String... steps) {
        String whole = String.join(".", steps);
        // A page has hundreds, of which the fewest are made of what a player wrote.
        return whole.chars().noneMatch(Character::isWhitespace) ? whole : whole.replaceAll("\\s+", "_");
    }

    /** The same for what takes back what it did, where it does. */
    public static String of(boolean takesBack, String... steps) {
        return takesBack ? of(steps) + BACK : of(steps);
    }
}
