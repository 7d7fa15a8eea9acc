package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.page.PlayerNames;
import lampblack.diagnostic.Checked;
import lampblack.edit.CharacterJudge;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;

/** Judges the characters of a storage by all that belongs to them, and may keep what it has judged. */
public interface ShelfJudge extends CharacterJudge {

    /** What a character says of itself at first sight; empty where it cannot be read. */
    Optional<FileHeader> header(String key);

    /** A character as it stands; empty where it is damaged. It is the asker's alone. */
    Optional<LoadedCharacter> open(String key);

    /** A character as it stands, judged anew. */
    Checked<LoadedCharacter> load(String key);

    /** Judges a text as if it stood under a key. */
    Checked<LoadedCharacter> judge(String key, String text);

    /** The text that bytes hold, to be judged under a key. */
    Checked<VersionedText> decode(String key, byte[] bytes);

    /** The verdict on a character, made only where its text or its game is another; empty where it is damaged. */
    Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make);

    /** What players have named on the sheets whose verdicts were asked for; nothing is read for it. */
    List<PlayerNames> named();

    /** A text that was shown of late, by its version; what the storage keeps by itself may be left out. */
    default Optional<String> shown(String version) {
        return Optional.empty();
    }

    /** Applies a function to each key, possibly in parallel, and returns the results in order. */
    default <T> List<T> ask(List<String> keys, Function<String, Optional<T>> question) {
        return keys.stream().flatMap(key -> question.apply(key).stream()).toList();
    }
}
