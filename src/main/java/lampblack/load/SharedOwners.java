package lampblack.load;

import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.edit.VersionedText;
import lampblack.judge.OwnerReading;
import lampblack.judge.Owners;
import lampblack.judge.Place;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.ResolvedOwners;
import lampblack.ruleset.Ruleset;

/** What characters belong to, read once for all threads: one waits for what another is reading. */
record SharedOwners(OwnerReading reading) implements Owners {

    @Override
    public ResolvedOwners of(Place place, CharacterFile file, Ruleset ruleset) {
        synchronized (reading) {
            return reading.of(place, file, ruleset);
        }
    }

    /** The texts that a character was judged by, as {@link OwnerReading#texts} says. */
    Optional<Map<Place, Optional<VersionedText>>> texts(Place place, VersionedText text,
            EvaluatedCharacter evaluated) {
        synchronized (reading) {
            return reading.texts(place, text, evaluated);
        }
    }
}
