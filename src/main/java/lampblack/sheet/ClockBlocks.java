package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import lampblack.character.NamedClock;
import lampblack.rules.Shape;
import lampblack.rules.Track;
import lampblack.sheet.Markup.Paragraph;

/** Sets the clocks that players name, with empty ones for those to come. */
final class ClockBlocks {

    private static final int IN_A_ROW = 3;

    private final Subject subject;

    ClockBlocks(Subject subject) {
        this.subject = subject;
    }

    Block of(Track track, Shape.Clocks clocks, String title, List<Paragraph> words) {
        List<TrackBlock.Face> faces = new ArrayList<>();
        for (NamedClock each : NamedClock.all(subject.now(), track.id())) {
            faces.add(face(each.name(), each.marked(), each.size()));
        }
        int empty = faces.isEmpty() ? clocks.sizes().size() : (IN_A_ROW - faces.size() % IN_A_ROW) % IN_A_ROW;
        for (int i = 0; i < empty; i++) {
            faces.add(face("", 0, clocks.sizes().get(i % clocks.sizes().size())));
        }
        return new TrackBlock.Clocks(title, faces, words);
    }

    private TrackBlock.Face face(String name, long marked, long size) {
        String label = name.isEmpty() ? subject.say("sheet.empty-clock", "size", size)
                : subject.say("sheet.marked", "track", name, "marked", marked, "size", size);
        String shown = name.isEmpty() || size <= TrackBlocks.MOST_SEGMENTS ? name : label;
        int segments = (int) Math.min(size, TrackBlocks.MOST_SEGMENTS);
        return new TrackBlock.Face(shown, ClockFace.segments(segments, (int) Math.min(segments, marked)), label);
    }
}
