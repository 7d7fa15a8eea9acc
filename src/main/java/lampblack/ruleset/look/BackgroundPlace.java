package lampblack.ruleset.look;

import lampblack.diagnostic.Worded;

/** How far a picture behind pages goes. */
public enum BackgroundPlace implements Worded {
    /** As far as what is printed, on the first page of each side. */
    PAGE("page"),
    /** To the edges of the paper and beyond them, on each page. */
    BLEED("bleed");

    private final String word;

    BackgroundPlace(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static BackgroundPlace ofWord(String word) {
        return Worded.of(values(), word);
    }
}
