package lampblack.rules;

import java.util.Locale;

/** What becomes of marks that a track has no room for. */
public enum Overflow {
    /** They wait for the next time, where the ledger keeps the track; in play the last box is the last. */
    KEPT,
    /** They are gone. */
    LOST,
    /** The track is emptied, and they begin it anew. */
    BEGINS_ANEW,
    /** They go to the next row that has room. */
    NEXT;

    public static Overflow of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
