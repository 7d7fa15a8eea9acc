package lampblack.sheet.build;

import lampblack.diagnostic.Worded;
import lampblack.rules.track.Track;

/** What a roll does with a track or a row of it, as keys of messages end with it. */
enum TrackVerb implements Worded {
    MARK("mark"), CLEAR("clear"), SPEND("spend"), GAIN("gain"), LOSE("lose");

    private final String word;

    TrackVerb(String word) {
        this.word = word;
    }

    /** @param marks whether the roll marks it, rather than clears it; marks of a supply are taken from it */
    static TrackVerb of(Track track, boolean marks) {
        if (track.ledger()) {
            return marks == track.supply() ? LOSE : GAIN;
        }
        return track.supply() ? marks ? SPEND : GAIN : marks ? MARK : CLEAR;
    }

    @Override
    public String word() {
        return word;
    }
}
