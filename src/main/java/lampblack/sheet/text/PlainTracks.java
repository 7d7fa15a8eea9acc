package lampblack.sheet.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.sheet.BoxState;
import lampblack.sheet.ClockFace;
import lampblack.sheet.TrackBlock;

/**
 * Says tracks in words and figures.
 *
 * @param filled whether they are a character's; otherwise only sizes are printed
 */
record PlainTracks(boolean filled, Messages messages) {

    /** A track in one line behind its title; nothing where it takes several. */
    Optional<String> line(TrackBlock track) {
        return switch (track) {
            case TrackBlock.BoxesBlock boxes -> Optional.of(filled ? of(boxes.boxes())
                    : render("sheet.boxes", "count", room(boxes.boxes())));
            case TrackBlock.ClockBlock clock -> Optional.of(filled ? of(marks(clock))
                    : render("sheet.segments", "count", clock.segments().size()));
            case TrackBlock.CounterBlock counter -> Optional.of(figure(counter.value(), counter.range()));
            case TrackBlock.PoolBlock pool -> Optional.of(figure(pool.value(), pool.history()));
            case TrackBlock.BandsBlock bands -> Optional.of(bands(bands.bands()));
            case TrackBlock.RowsBlock rows -> Optional.empty();
            case TrackBlock.ClocksBlock clocks -> Optional.empty();
        };
    }

    /** A number with what is to be said of it; that a character has none yet is 0. */
    private String figure(String value, String words) {
        String number = !value.isEmpty() ? value : filled ? "0" : words.isEmpty() ? render("sheet.unwritten") : "";
        return number.isEmpty() || words.isEmpty() ? number + words : number + " (" + words + ")";
    }

    /** The band that is marked; all of them where none is. */
    private String bands(List<TrackBlock.BandRow> bands) {
        List<TrackBlock.BandRow> chosen = bands.stream().filter(band -> band.mark() == BoxState.FILLED).toList();
        String words = (chosen.isEmpty() ? bands : chosen).stream()
                .map(band -> (band.title() + " " + band.upTo()).strip()).collect(Collectors.joining(", "));
        return filled && chosen.isEmpty() ? figure(render("sheet.nothing"), words) : words;
    }

    /** The lines of a track that takes several. */
    List<String> lines(TrackBlock track) {
        return switch (track) {
            case TrackBlock.RowsBlock rows ->
                    rows.rows().stream().filter(row -> !row.slots().isEmpty()).map(this::row).toList();
            case TrackBlock.ClocksBlock clocks -> clocks.faces().stream().filter(face -> !face.name().isEmpty())
                    .map(TrackBlock.PrintedClock::label).toList();
            default -> List.of();
        };
    }

    /** Whether the text of a track is shown: of boxes and clocks that is what happens once they are full. */
    boolean showsText(TrackBlock track) {
        return !filled || switch (track) {
            case TrackBlock.BoxesBlock boxes -> !boxes.boxes().contains(BoxState.OPEN);
            case TrackBlock.ClockBlock clock -> !marks(clock).contains(BoxState.OPEN);
            default -> true;
        };
    }

    String of(List<BoxState> marks) {
        return render("sheet.of", "marked", marks.stream().filter(boxState -> boxState == BoxState.FILLED).count(),
                "size", marks.stream().filter(boxState -> boxState != BoxState.LOCKED).count());
    }

    private static List<BoxState> marks(TrackBlock.ClockBlock clock) {
        return clock.segments().stream().map(ClockFace.ClockSegment::mark).toList();
    }

    private String row(TrackBlock.SlotRow row) {
        String penalty = row.penalty().isEmpty() ? "" : " (" + row.penalty() + ")";
        if (!filled) {
            return row.title() + penalty + ": " + places(row);
        }
        List<TrackBlock.PrintedSlot> written = row.slots().stream().filter(slot -> !slot.words().isEmpty()).toList();
        return row.title() + " " + render("sheet.of", "marked", written.size(), "size", row.slots().size()) + penalty
                + (written.isEmpty() ? "" : ": ") + written.stream().map(this::slot).collect(Collectors.joining("; "));
    }

    private String places(TrackBlock.SlotRow row) {
        String places = render("sheet.places", "count", row.slots().size());
        return row.slots().stream().findFirst().filter(TrackBlock.PrintedSlot::counted)
                .map(slot -> render("sheet.places-of", "places", places, "boxes", slot.boxes().size())).orElse(places);
    }

    private String slot(TrackBlock.PrintedSlot slot) {
        return slot.counted() ? slot.words() + " (" + of(slot.boxes()) + ")" : slot.words();
    }

    /** How many there are; of a track that has none yet, how many there may come to be. */
    private static long room(List<BoxState> boxes) {
        long now = boxes.stream().filter(box -> box != BoxState.LOCKED).count();
        return now == 0 ? boxes.size() : now;
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
