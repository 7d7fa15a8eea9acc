package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** Where a picture of a block stands. */
public enum ArtPlace implements Worded {
    /** Beside its title, as high as that. */
    TITLE("title"),
    /** Above its title, across the block. */
    ABOVE("above"),
    /** Behind its words, so pale that they read as well. */
    BEHIND("behind");

    private final String word;

    ArtPlace(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static ArtPlace ofWord(String word) {
        return Worded.of(values(), word);
    }
}
