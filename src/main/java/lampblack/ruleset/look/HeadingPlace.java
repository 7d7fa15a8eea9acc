package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** Where the title of a block stands. */
public enum HeadingPlace implements Worded {
    /** At the left. */
    LEFT("left"),
    /** In the middle. */
    CENTRE("centre"),
    /** At the right. */
    RIGHT("right");

    private final String word;

    HeadingPlace(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static HeadingPlace ofWord(String word) {
        return Worded.of(values(), word);
    }
}
