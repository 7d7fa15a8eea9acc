package lampblack.judge;

import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.ruleset.Ruleset;

/** A member that its owner names by the way to its file. */
record MemberAt(Place owner, String way) {

    /** Where it stands; empty where nothing does, or no link may lead there. */
    Optional<Place> place() {
        if (!RelativeWay.isOne(way) || !RelativeWay.staysNear(way)) {
            return Optional.empty();
        }
        return Optional.of(owner.to(way)).filter(place -> owner.isNear(place) && place.isThere());
    }

    /** What it has chosen, as a game calls it today. */
    Optional<CharacterFile> choices(FormCheck form, Ruleset game) {
        return place().flatMap(place -> place.read(way).value())
                .flatMap(text -> new ChoicesReading(text.source(), form).choices(game));
    }
}
