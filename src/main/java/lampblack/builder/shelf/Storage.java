package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.ruleset.Ruleset;

/**
 * The files that a shelf is kept in, by their names, with slashes between folders: characters in the outermost, and
 * whatever belongs to them in folders that begin with a dot. Others may change them at any time.
 */
public interface Storage {

    /** A new text for a file. @param seen the version that it was made from */
    record TextChange(String name, String seen, String text) {}

    /** Where it is, as its owner knows it. */
    String place();

    /** The names of the files straight in a folder, without that of the folder, which ends with a slash or is empty. */
    List<String> names(String folder);

    /** What stands there and is nobody's text as it is called, or leads elsewhere: what is wrong with it. */
    default List<Diagnostic> passedOver() {
        return List.of();
    }

    /** A file that is there, readable or not. @param shown what problems in it call it */
    Optional<StoredText> find(String name, String shown);

    /** What tells a file from what stood there before, found without reading it; empty where none is there. */
    Optional<String> stamp(String name);

    /** The earlier versions of a text, oldest first. */
    List<StoredVersion> versions(String name);

    /** Replaces texts that are as they were seen, or none of them; what stood there becomes an earlier version. */
    SaveOutcome write(List<TextChange> changes);

    /** Makes an earlier version the newest, where the text is as it was seen. */
    SaveOutcome restore(String name, int version, String seen);

    /** Writes a text where none stands. */
    SaveOutcome begin(String name, String text);

    /** Moves a text to where none stands; what it was earlier stays. @param seen the version it must have, if any */
    SaveOutcome move(String from, Optional<String> seen, String to);

    /** Writes a file whole, whatever stands there, and keeps nothing of that; whether it is done. */
    boolean put(String name, byte[] bytes);

    /** Deletes a file, or an empty folder; whether nothing stands there then. */
    boolean delete(String name);

    /** A key like this one that no character has or had; empty where nobody can tell. */
    Optional<String> free(String key);

    /** Writes the JSON schema of a game beside the characters, where text editors complete by it. */
    default void putSchema(String name, Ruleset game) {}
}
