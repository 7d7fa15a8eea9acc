package lampblack.builder.board;

import java.util.List;
import lampblack.builder.page.LastChange;

/**
 * The notes of a group.
 *
 * @param seen tells these notes from others, whatever else of their file changes
 * @param last what was done to them last, or why they were not saved, with what stands there now
 */
public record SharedNotes(String action, String seen, String words, SharedFile file, LastChange last) {

    static SharedNotes of(BoardInput in, GroupText text) {
        return of(in, text, text.notes(), List.of());
    }

    /** @param words what is written in the field, saved or not */
    static SharedNotes of(BoardInput in, GroupText text, String words, List<String> against) {
        return new SharedNotes(in.path() + "/notes", stamp(text), words, SharedFile.of(in, text),
                SharedFile.last(in, text, "notes", against));
    }

    /** What tells notes from others. */
    public static String stamp(GroupText text) {
        return text.notes().length() + "-" + Integer.toHexString(text.notes().hashCode());
    }
}
