package lampblack.edit;

import lampblack.character.CharacterFile;
import lampblack.migration.Takeover;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;

/**
 * A character as it was read, and what it has come to.
 *
 * @param key what it is found by where it is kept: the path of a file, or a name on a shelf
 * @param name what it is called; without a name of its own, as its file is
 * @param takeover what is written, as today's game calls it
 */
public record LoadedCharacter(String key, String name, VersionedText text, Takeover takeover, LoadedRuleset ruleset,
        EvaluatedCharacter evaluated) {

    /** The file as today's game calls things. */
    public CharacterFile file() {
        return takeover.file();
    }
}
