package lampblack.rules.track;

import lampblack.diagnostic.Worded;

/** What becomes of marks that a track has no room for. */
public enum Overflow implements Worded {
    /** They wait for the next time, where the ledger keeps the track; in play the last box is the last. */
    KEPT("kept"),
    /** They are gone. */
    LOST("lost"),
    /** The track is emptied, and they begin it anew. */
    BEGINS_ANEW("begins-anew"),
    /** They go to the next row that has room. */
    NEXT("next");

    private final String word;

    Overflow(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static Overflow ofWord(String word) {
        return Worded.of(values(), word);
    }
}
