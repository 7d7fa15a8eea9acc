package lampblack.edit;

import lampblack.diagnostic.Checked;

/** Judges another text in the place of a character's own. */
public interface CharacterJudge {

    /** @param text the whole file as it would be */
    Checked<LoadedCharacter> judge(LoadedCharacter before, String text);
}
