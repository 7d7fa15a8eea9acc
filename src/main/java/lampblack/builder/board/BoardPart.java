package lampblack.builder.board;

import java.util.List;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;

/**
 * What of a board has changed by a press, each in the place of its like on the page.
 *
 * @param board what addresses end in that lead back to the board
 */
public record BoardPart(String title, String board, List<BoardSheet> sheets, List<SharedClocks> clocks,
        List<SharedNotes> notes, List<BoardLog> log) implements PageView {

    @Override
    public String kind() {
        return "board-part";
    }

    @Override
    public String part() {
        return "yes";
    }

    private static BoardPart of(BoardInput in, List<BoardSheet> sheets, List<SharedClocks> clocks,
            List<SharedNotes> notes, List<BoardLog> log) {
        return new BoardPart(in.group().name(), "?board=" + Urls.encoded(in.group().written()), sheets,
                clocks, notes, log);
    }

    /** One sheet. @param log the rolls, where there is one more */
    public static BoardPart of(BoardInput in, BoardSheet sheet, List<BoardLog> log) {
        return of(in, List.of(sheet), List.of(), List.of(), log);
    }

    /**
     * The clocks, and what was done last to the notes, which stand in the same file.
     *
     * @param written what could not be begun
     */
    public static BoardPart ofClocks(BoardInput in, List<String> against, String written) {
        GroupText text = GroupText.of(in.shelf(), in.group());
        return of(in, List.of(), List.of(SharedClocks.of(in, text, against, written)),
                List.of(SharedNotes.of(in, text)), List.of());
    }

    /** The notes, and what was done last to the clocks. @param words what is in the field */
    public static BoardPart ofNotes(BoardInput in, List<String> against, String words) {
        GroupText text = GroupText.of(in.shelf(), in.group());
        return of(in, List.of(), List.of(SharedClocks.of(in, text, List.of(), "")), List.of(against.isEmpty()
                ? SharedNotes.of(in, text) : SharedNotes.of(in, text, words, against)), List.of());
    }
}
