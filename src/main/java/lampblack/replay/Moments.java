package lampblack.replay;

import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Span;

/** When in a character's life something happened that its file says. */
record Moments(CharacterFile file) {

    /** Before the first entry of the ledger. */
    static final int CREATION = -1;

    /** The number of the entry of the ledger in which a place is, or {@link #CREATION} where it is in none. */
    int of(Span place) {
        return file.ledger().stream().map(LedgerEntry::header).filter(header -> within(header.node().span(), place))
                .map(header -> header.index()).findFirst().orElse(CREATION);
    }

    private static boolean within(Span entry, Span place) {
        return entry.source().equals(place.source()) && entry.start() <= place.start() && place.end() <= entry.end();
    }
}
