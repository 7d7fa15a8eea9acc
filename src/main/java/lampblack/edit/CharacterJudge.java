package lampblack.edit;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;

/** Judges another text in the place of a character's own. */
public interface CharacterJudge {

    /** @param text the whole file as it would be; problems point into it */
    Checked<LoadedCharacter> judge(LoadedCharacter before, Source text);

    /** The owner that a link of a character leads to; empty where it cannot be read, or not be changed from here. */
    Optional<LinkedCharacter> owner(LoadedCharacter member, String link);

    /** The member that an owner calls so; empty where it cannot be read or changed, or never belonged to it. */
    Optional<LinkedCharacter> member(LoadedCharacter owner, String way);

    /**
     * Those who belong to an owner and whose story goes on, sorted by file name.
     *
     * @param path how they belong to it: {@code character.crew}
     */
    List<LinkedCharacter> members(LoadedCharacter owner, String path);
}
