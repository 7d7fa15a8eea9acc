package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import lampblack.builder.page.PlayerNames;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.CharacterJudge;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.VersionedText;
import lampblack.picture.Picture;
import lampblack.picture.PictureTurn;
import lampblack.ruleset.Ruleset;

/** Where characters are kept, each under a key; it may change between two questions, but not what it has answered. */
public interface Shelf extends CharacterJudge {

    /** Where it is, as its owner knows it. */
    String place();

    /** The keys of all characters, sorted. */
    List<String> keys();

    /** What stands there and is nobody's text as it is called, or leads elsewhere: what is wrong with it. */
    default List<Diagnostic> passedOver() {
        return List.of();
    }

    /** The text of a character that is there, readable or not. */
    Optional<StoredText> find(String key);

    /** What a character says of itself at first sight; empty where it cannot be read. */
    Optional<FileHeader> header(String key);

    /** A character as it stands, judged; empty where it is not there or is damaged. It is the asker's alone. */
    Optional<LoadedCharacter> open(String key);

    /** A character as it stands, judged anew. */
    Checked<LoadedCharacter> load(String key);

    /** Judges a text as if it stood under a key. */
    Checked<LoadedCharacter> judge(String key, String text);

    /** The text that bytes hold, to be judged under a key. */
    Checked<VersionedText> decode(String key, byte[] bytes);

    /** The earlier versions of a character, oldest first. */
    List<StoredVersion> versions(String key);

    /** Replaces a text whose version has been seen; where it has changed meanwhile, nothing is written. */
    SaveOutcome write(String key, String seen, String text);

    /** Replaces several texts whose versions have been seen, or none of them; the version is that of the first. */
    SaveOutcome writeTogether(List<NewText> texts);

    /** Saves a change with all that changes in other files with it, or nothing of it. */
    default SaveOutcome save(ProposedChange change) {
        List<NewText> texts = NewText.of(change);
        NewText own = texts.get(0);
        return texts.size() == 1 ? write(own.key(), own.seen(), own.text()) : writeTogether(texts);
    }

    /** Makes an earlier version the newest. */
    SaveOutcome restore(String key, StoredVersion version, String seen);

    /** Puts a new character under a free key that is made from a name; the key, or why not. */
    Checked<String> create(String name, String text);

    /** Writes the JSON schema of a game beside the characters, for completion in text editors. */
    void putSchema(String name, Ruleset game);

    /** What tells the picture of a character from an earlier one; empty where there is none. */
    Optional<String> portraitVersion(String key);

    /** The picture of a character. */
    Optional<Picture> portrait(String key);

    /** Puts a picture in the place of a character's, or takes it away; whether that was done. */
    boolean setPortrait(String key, Optional<Picture> picture);

    /** The same so that it can be taken back, as a change of the text can be. */
    default boolean changePortrait(String key, Optional<Picture> picture) {
        return setPortrait(key, picture);
    }

    /** Which steps through the pictures of a character come before any through its texts. */
    default Set<PictureTurn> pictureTurns(String key) {
        return Set.of();
    }

    /** Goes a step through the pictures of a character; whether that was done. */
    default boolean turnPicture(String key, PictureTurn turn) {
        return false;
    }

    /** Moves a character to the trash, from which it can be restored. */
    SaveOutcome delete(String key, String seen);

    /** What was deleted, newest first. */
    List<DeletedCharacter> deleted();

    /** The text of what was deleted; empty where that is gone from the trash as well. */
    Optional<StoredText> find(DeletedCharacter deleted);

    /** Brings back what was deleted; the key it has now, or nothing where that fails. */
    Optional<String> bringBack(DeletedCharacter deleted);

    /**
     * What is asked of one file; nothing where that fails, as of a file that is damaged, so that a bug of ours in one
     * takes no other down. It is said where that file is looked at by itself.
     */
    static <T> Optional<T> unlessItFails(Supplier<Optional<T>> asked) {
        try {
            return asked.get();
        } catch (RuntimeException failure) {
            return Optional.empty();
        }
    }

    /** Applies a function to each key, possibly in parallel, and returns the results in order. */
    <T> List<T> ask(Function<String, Optional<T>> question);

    /** The verdict on a character, made only where its text or its game is another; empty where it is damaged. */
    Optional<JudgedCard> card(String key, Function<LoadedCharacter, CardVerdict> make);

    /** What players have named on the sheets whose verdicts were asked for; nothing is read for it. */
    List<PlayerNames> named();

    /** The rolls that are kept with the characters. */
    DiceLog rolls();

    /** What groups keep beside the characters. */
    GroupTexts groups();

    /**
     * What whoever asks can undo of a character, where that is not whatever was done to it last but only their own.
     *
     * @param saved the text that is about to be saved, if one is
     */
    default Optional<UndoState> ownUndo(String key, Optional<String> saved) {
        return Optional.empty();
    }

    /** What can be undone of a character as it stands, and done again. */
    default UndoState undo(String key) {
        return ownUndo(key, Optional.empty()).orElseGet(() -> trail(key).undoing());
    }

    /** The way of a character through its versions. */
    default UndoState.VersionTrail trail(String key) {
        return new UndoState.VersionTrail(versions(key), find(key));
    }

    /** A character in a version that has been changed since; empty where it is not kept. */
    default Optional<LoadedCharacter> seenBefore(String key, String version) {
        return versions(key).stream().map(StoredVersion::text)
                .filter(text -> text.version().filter(version::equals).isPresent()).findFirst()
                .flatMap(text -> text.text().value()).flatMap(text -> judge(key, text.source().text()).value());
    }

    /** Whether others have changed a character since a version, and whoever asks has not. */
    default boolean onlyOthersSince(String key, String version) {
        return false;
    }
}
