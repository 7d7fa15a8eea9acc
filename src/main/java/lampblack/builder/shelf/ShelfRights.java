package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.diagnostic.Checked;

/** What somebody may see and change of a shelf; whatever is not said otherwise, they may. */
public interface ShelfRights {

    /** Where the shelf is, as they are told it. @param own as its owner knows it */
    default String place(String own) {
        return own;
    }

    /** Whether it is their own machine. */
    default boolean hosts() {
        return true;
    }

    /** Whether the trash is theirs, and whatever is of no one character. */
    default boolean runsGame() {
        return true;
    }

    default boolean reads(String key) {
        return true;
    }

    default boolean writes(String key) {
        return true;
    }

    /** Writes to characters, where they may write to all of them. */
    default SaveOutcome written(List<String> keys, Supplier<SaveOutcome> write) {
        return write.get();
    }

    /** Changes what is kept beside a character, where they may; whether that was done. */
    default boolean changed(String key, Supplier<Boolean> change) {
        return change.get();
    }

    /** Adds a character, where they may. */
    default Checked<String> created(String name, String text, Supplier<Checked<String>> create) {
        return create.get();
    }

    /** A character was deleted. */
    default void deleted(String key) {}

    /**
     * What they can undo of a character, where that is not whatever was done to it last but only their own.
     *
     * @param saved the text that is about to be saved, if one is
     */
    default Optional<UndoState> ownUndo(String key, Optional<String> saved) {
        return Optional.empty();
    }

    /** Whether others have changed a character since a version, and they have not. */
    default boolean onlyOthersSince(String key, String version) {
        return false;
    }
}
