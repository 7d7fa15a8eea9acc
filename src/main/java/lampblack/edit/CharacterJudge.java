package lampblack.edit;

import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;

/** Judges another text in the place of a character's own. */
public interface CharacterJudge {

    /** @param text the whole file as it would be; problems point into it */
    Checked<LoadedCharacter> judge(LoadedCharacter before, Source text);
}
