package lampblack.builder.board;

import java.util.List;
import lampblack.builder.page.PageView;

/**
 * What of a board has changed by a press, each in the place of its like on the page.
 *
 * @param board what addresses end in that lead back to the board
 */
public record BoardPart(String title, String board, List<BoardSheet> sheets, SharedThings shared) implements PageView {

    @Override
    public String kind() {
        return "board-part";
    }

    @Override
    public String part() {
        return "yes";
    }

    private static BoardPart of(BoardInput in, List<BoardSheet> sheets, SharedThings shared) {
        return new BoardPart(in.group().name(), BoardPage.query(in), sheets, shared);
    }

    /** One sheet. @param log the rolls, where there is one more */
    public static BoardPart of(BoardInput in, BoardSheet sheet, List<BoardLog> log) {
        return of(in, List.of(sheet), new SharedThings(List.of(), log, List.of()));
    }

    /**
     * The clocks, and what was done last to the notes, which stand in the same file.
     *
     * @param written what could not be begun
     */
    public static BoardPart ofClocks(BoardInput in, List<String> against, String written) {
        GroupText text = GroupText.of(in.shelf(), in.group());
        return of(in, SharedClocks.of(in, text, against, written), SharedNotes.of(in, text));
    }

    /** The notes, and what was done last to the clocks. @param words what is in the field */
    public static BoardPart ofNotes(BoardInput in, List<String> against, String words) {
        GroupText text = GroupText.of(in.shelf(), in.group());
        return of(in, SharedClocks.of(in, text, List.of(), ""), against.isEmpty() ? SharedNotes.of(in, text)
                : SharedNotes.of(in, text, words, against));
    }

    private static BoardPart of(BoardInput in, SharedClocks clocks, SharedNotes notes) {
        return of(in, List.of(), new SharedThings(List.of(clocks), List.of(), List.of(notes)));
    }
}
