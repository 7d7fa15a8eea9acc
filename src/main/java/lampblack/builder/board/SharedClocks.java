package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.page.LastChange;
import lampblack.character.NamedClock;
import lampblack.sheet.ClockFace;

/**
 * The clocks of a group.
 *
 * @param last what was done to them last
 * @param written what could not be begun, to be written again
 */
public record SharedClocks(String action, SharedFile file, List<SharedClock> clocks, List<String> sizes,
        LastChange last, String written) {

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
        return new SharedClocks(in.path() + "/clocks", SharedFile.of(in, text), clocks, USUAL,
                SharedFile.last(in, text, "clocks", against), written);
    }
}
