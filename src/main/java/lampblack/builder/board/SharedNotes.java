package lampblack.builder.board;

import java.util.List;
import lampblack.builder.board.BoardSheet.UndoButton;

/**
 * The notes of a group.
 *
 * @param seen tells these notes from others, whatever else of their file changes
 * @param kept where they are kept, in words
 * @param against why they were not saved, with what stands there now
 * @param problem why they cannot be read, or empty
 */
public record SharedNotes(String action, String seen, String words, String kept, List<String> said,
        List<UndoButton> undo, List<String> against, String problem) {

    static SharedNotes of(BoardInput in, GroupText text) {
        return of(in, text, text.notes(), List.of());
    }

    /** @param words what is written in the field, saved or not */
    static SharedNotes of(BoardInput in, GroupText text, String words, List<String> against) {
        List<String> said = in.activities().of(in.memory("notes")).said(text.version().orElse(""));
        return new SharedNotes(in.path() + "/notes", stamp(text), words, SharedClocks.kept(in), said,
                BoardSheetBuilder.undo(in, "notes", in.path() + "/notes/", said), against,
                SharedClocks.problem(in, text));
    }

    /** What tells notes from others. */
    public static String stamp(GroupText text) {
        return text.notes().length() + "-" + Integer.toHexString(text.notes().hashCode());
    }
}
