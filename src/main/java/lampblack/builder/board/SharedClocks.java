package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.board.BoardSheet.UndoButton;
import lampblack.character.NamedClock;
import lampblack.sheet.ClockFace;

/**
 * The clocks of a group.
 *
 * @param kept where they are kept, in words
 * @param said what was done to them last
 * @param against why the last press did nothing
 * @param written what could not be begun, to be written again
 * @param problem why they cannot be read, or empty
 */
public record SharedClocks(String action, String kept, List<SharedClock> clocks, List<String> sizes,
        List<String> said, List<UndoButton> undo, List<String> against, String written, String problem) {

    private static final List<String> USUAL = List.of("4", "6", "8", "10", "12");

    /** One of them. @param was how it stands, as its file has it @param done {@code full} where it is */
    public record SharedClock(String id, String name, String was, String label, String reading,
            List<ClockFace.ClockSegment> segments, String done) {}

    static SharedClocks of(BoardInput in, GroupText text, List<String> against, String written) {
        List<SharedClock> clocks = new ArrayList<>();
        for (NamedClock clock : text.clocks()) {
            int segments = (int) Math.min(GroupChange.LARGEST, clock.size());
            clocks.add(new SharedClock(BoardInput.id("clock-", clock.name()), clock.name(),
                    NamedClock.written(clock.marked(), clock.size()),
                    in.say("sheet.marked", "track", clock.name(), "marked", clock.marked(), "size", clock.size()),
                    in.say("web.play.of", "marked", clock.marked(), "size", clock.size()),
                    ClockFace.segments(segments, (int) Math.min(segments, clock.marked())),
                    clock.marked() >= clock.size() ? "full" : ""));
        }
        List<String> said = in.activities().of(in.memory("clocks")).said(text.version().orElse(""));
        return new SharedClocks(in.path() + "/clocks", kept(in), clocks, USUAL, said,
                BoardSheetBuilder.undo(in, "clocks", in.path() + "/clocks/", said), against, written,
                problem(in, text));
    }

    /** Where the file of a group is. */
    static String kept(BoardInput in) {
        return in.say(in.group().ofGame() ? "web.board.kept-game" : "web.board.kept-crew", "name", in.group().name());
    }

    static String problem(BoardInput in, GroupText text) {
        return text.root().isPresent() ? "" : in.say("web.board.unreadable", "why", text.problems().stream().findFirst()
                .<Object>map(problem -> problem.message()).orElse(""));
    }

    /** Itself alone, as templates go through lists. */
    public List<SharedClocks> itself() {
        return List.of(this);
    }
}
