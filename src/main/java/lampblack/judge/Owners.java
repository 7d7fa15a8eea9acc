package lampblack.judge;

import lampblack.character.CharacterFile;
import lampblack.replay.ResolvedOwners;
import lampblack.ruleset.Ruleset;

/** Finds what characters belong to. */
public interface Owners {

    /**
     * The owners of a character, or what is wrong with its links. Only links that its sheet has are looked at.
     *
     * @param place where the character stands
     */
    ResolvedOwners of(Place place, CharacterFile file, Ruleset ruleset);
}
