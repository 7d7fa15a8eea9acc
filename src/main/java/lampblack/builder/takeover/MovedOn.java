package lampblack.builder.takeover;

import java.util.List;
import java.util.Optional;
import lampblack.builder.shelf.NewText;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;

/**
 * A character that is of another version of its game than the one here.
 *
 * @param words which versions these are
 * @param changes what is otherwise for it, in the game's words
 * @param text the whole file as a press would write it; empty where none would
 */
public record MovedOn(LoadedCharacter character, Message words, List<ChangeLine> changes, Optional<String> text) {

    private static final long PRIME = 1_099_511_628_211L;
    private static final long BASIS = -3_750_763_034_362_895_579L;

    public MovedOn {
        changes = List.copyOf(changes);
    }

    /** What moving on means for a character; empty for one of today. */
    public static Optional<MovedOn> of(LoadedCharacter character, CharacterEditor editor, Messages messages) {
        MovedVersions versions = new MovedVersions(character);
        boolean isEarlier = !character.takeover().since().isEmpty();
        return versions.words().map(words -> isEarlier ? older(character, words, editor, messages)
                : new MovedOn(character, words, List.of(), Optional.empty()));
    }

    /** Those of some characters that are of another version, in their order. */
    public static List<MovedOn> all(List<LoadedCharacter> characters, CharacterEditor editor, Messages messages) {
        return characters.stream().flatMap(character -> of(character, editor, messages).stream()).toList();
    }

    private static MovedOn older(LoadedCharacter character, Message words, CharacterEditor editor, Messages messages) {
        LoadedCharacter today = editor.takenOver(character);
        return new MovedOn(character, words, new MovedWords(character.takeover(), character.evaluated(), messages)
                .all(), today == character ? Optional.empty() : Optional.of(today.text().source().text()));
    }

    /** Whether it is of an earlier version, so that there is something to write. */
    public boolean isOlder() {
        return character.isOlder();
    }

    /** What a press writes. */
    public NewText newText() {
        return new NewText(character.key(), character.text().version(), text.orElseThrow());
    }

    /** What tells some characters, and what is shown of them, from all that may be shown instead. */
    public static String stamp(List<MovedOn> all) {
        long hash = BASIS;
        for (MovedOn moved : all) {
            hash = hashed(hash, moved.character.key());
            hash = hashed(hash, moved.character.text().version());
            hash = hashed(hash, moved.character.ruleset().ruleset().version());
            for (ChangeLine line : moved.changes) {
                hash = hashed(hash, line.words());
                for (String note : line.notes()) {
                    hash = hashed(hash, note);
                }
            }
            hash = hashed(hash, moved.text.orElse(""));
        }
        return String.valueOf(hash);
    }

    private static long hashed(long start, String text) {
        long hash = start;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return hash * PRIME;
    }
}
