package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** How large the letters of a block are against those of its sheet. */
public enum TextSize implements Worded {
    /** A little smaller, never below 7 points. */
    SMALL("small"),
    /** An eighth larger. */
    LARGE("large"),
    /** A third larger. */
    HUGE("huge");

    private final String word;

    TextSize(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static TextSize ofWord(String word) {
        return Worded.of(values(), word);
    }
}
