package lampblack.ruleset.look;

import lampblack.picture.Typeface;

/**
 * The typeface of a game's own that its titles are set in.
 *
 * @param capitals whether they are set in capitals
 */
public record TitleFont(Typeface face, boolean capitals) {

    private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String SMALL = "abcdefghijklmnopqrstuvwxyz";
    /** As wide as letters of titles are, since those of the usual face are narrow: in ems, and the least of the size. */
    private static final double WIDTH = 0.45;
    private static final double LEAST = 0.5;
    private static final int PERCENT = 100;

    /** How large it is drawn, in hundredths of the size of titles: wide ones are drawn smaller. */
    public int size() {
        double mean = face.letters().ems(capitals ? CAPITALS : SMALL) / CAPITALS.length();
        return mean <= WIDTH ? PERCENT : (int) Math.round(PERCENT * Math.max(LEAST, WIDTH / mean));
    }

    /** How wide words are in it, in parts of the size of titles. */
    public double ems(String words) {
        return face.letters().ems(words) * size() / PERCENT;
    }
}
