package lampblack.builder.group;

/**
 * Who asks.
 *
 * @param id what tells them from others at the table; empty for whoever sits at the machine itself
 * @param name what they called themselves, or empty
 * @param most the most that they have a right to
 */
public record Attendee(String id, String name, Right most) {

    /** The one who sits at the machine, with or without others. */
    public static final Attendee HOST = new Attendee("", "", Right.HOST);

    /** Somebody who has not joined. */
    public static final Attendee STRANGER = new Attendee("", "", Right.OPEN);

    /** Whether they have a right; to a sheet they also have to have that sheet. */
    public boolean has(Right right) {
        return right.compareTo(most) <= 0;
    }

    /** Whether they run the game, and so may do everything to every sheet. */
    public boolean runsGame() {
        return has(Right.GM);
    }
}
