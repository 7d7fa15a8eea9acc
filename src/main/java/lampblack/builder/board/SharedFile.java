package lampblack.builder.board;

import java.util.List;
import lampblack.builder.page.LastChange;

/**
 * The file that a group's clocks and notes stand in.
 *
 * @param kept where it is, in words
 * @param problem why it cannot be read, or empty
 */
public record SharedFile(String kept, String problem) {

    static SharedFile of(BoardInput in, GroupText text) {
        String kept = in.say(in.group().ofGame() ? "web.board.kept-game" : "web.board.kept-crew", "name",
                in.group().name());
        return new SharedFile(kept, text.root().isPresent() ? "" : in.say("web.board.unreadable", "why",
                text.problems().stream().findFirst().<Object>map(problem -> problem.message()).orElse("")));
    }

    /** What was done last. @param what {@code clocks} or {@code notes} @param against why the last press did nothing */
    static LastChange last(BoardInput in, GroupText text, String what, List<String> against) {
        List<String> said = in.activities().of(in.memory(what)).said(text.version().orElse(""));
        return new LastChange(said, BoardSheetBuilder.undo(in, what, in.path() + "/" + what + "/", said), List.of(),
                against);
    }
}
