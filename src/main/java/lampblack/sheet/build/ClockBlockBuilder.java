package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import lampblack.character.NamedClock;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.sheet.Block;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Fillable;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.TrackBlock;

/** Sets the clocks that players name, with empty ones for those to come. */
final class ClockBlockBuilder {

    private static final int IN_A_ROW = 3;

    private final SheetSubject subject;

    ClockBlockBuilder(SheetSubject subject) {
        this.subject = subject;
    }

    Block of(Track track, TrackShape.Clocks clocks, String title, List<Paragraph> words) {
        List<TrackBlock.PrintedClock> faces = new ArrayList<>();
        for (NamedClock namedClock : NamedClock.all(subject.now(), track.id())) {
            faces.add(face(namedClock.name(), namedClock.marked(), namedClock.size(),
                    track.id() + "." + Fillable.word(namedClock.name())));
        }
        int empty = faces.isEmpty() ? clocks.sizes().size() : (IN_A_ROW - faces.size() % IN_A_ROW) % IN_A_ROW;
        for (int i = 0; i < empty; i++) {
            faces.add(face("", 0, clocks.sizes().get(i % clocks.sizes().size()), Fillable.line(track.id(), i + 1)));
        }
        return new TrackBlock.ClocksBlock(title, faces, words);
    }

    private TrackBlock.PrintedClock face(String name, long marked, long size, String at) {
        String label = name.isEmpty() ? subject.render("sheet.empty-clock", "size", size)
                : subject.render("sheet.marked", "track", name, "marked", marked, "size", size);
        String shown = name.isEmpty() || size <= TrackBlockBuilder.MAX_SEGMENTS ? name : label;
        int segments = (int) Math.min(size, TrackBlockBuilder.MAX_SEGMENTS);
        return new TrackBlock.PrintedClock(shown, ClockFace.segments(segments, (int) Math.min(segments, marked)),
                label, subject.at(at));
    }
}
