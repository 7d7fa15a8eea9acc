package lampblack.page;

import java.util.Map;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;

/** Judges texts as the characters that they are. */
public interface TextJudge {

    /**
     * A character, judged anew.
     *
     * @param key what it is found by
     * @param beside the texts of all characters, by the names of their files
     */
    Checked<LoadedCharacter> judge(String key, VersionedText text, Map<String, VersionedText> beside);
}
