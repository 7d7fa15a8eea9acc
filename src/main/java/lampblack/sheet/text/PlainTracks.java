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
 * @param filled whether they are somebody's; else only their room is told
 */
record PlainTracks(boolean filled, Messages messages) {

    /** A track in one line behind its title; nothing where it takes several. */
    Optional<String> line(TrackBlock track) {
        if (track instanceof TrackBlock.BoxesBlock boxes) {
            return Optional.of(filled ? of(boxes.boxes()) : say("sheet.boxes", "count", boxes.boxes().size()));
        } else if (track instanceof TrackBlock.ClockBlock clock) {
            return Optional.of(filled ? of(clock.segments().stream().map(ClockFace.ClockSegment::mark).toList())
                    : say("sheet.segments", "count", clock.segments().size()));
        } else if (track instanceof TrackBlock.CounterBlock counter) {
            return Optional.of(counter.value() + (counter.value().isEmpty() ? counter.range()
                    : " (" + counter.range() + ")"));
        } else if (track instanceof TrackBlock.PoolBlock pool) {
            return Optional.of(pool.sums().stream().filter(sum -> !sum.value().isEmpty())
                    .map(sum -> sum.label() + " " + sum.value()).collect(Collectors.joining(", ")));
        } else if (track instanceof TrackBlock.BandsBlock bands) {
            List<TrackBlock.BandRow> chosen = bands.bands().stream()
                    .filter(bandRow -> bandRow.mark() == BoxState.FILLED).toList();
            return Optional.of((chosen.isEmpty() ? bands.bands() : chosen).stream()
                    .map(band -> (band.title() + " " + band.upTo()).strip()).collect(Collectors.joining(", ")));
        } else if (track instanceof TrackBlock.RowsBlock rows && rows.rows().stream().allMatch(PlainTracks::isEmpty)
                && filled) {
            return Optional.of(say("sheet.none"));
        }
        return Optional.empty();
    }

    /** The lines of a track that takes several; what is empty is told of nobody's sheet alone. */
    List<String> lines(TrackBlock track) {
        if (track instanceof TrackBlock.RowsBlock rows) {
            return rows.rows().stream().filter(row -> !filled || !isEmpty(row)).map(this::row).toList();
        }
        return track instanceof TrackBlock.ClocksBlock clocks
                ? clocks.faces().stream().filter(face -> !face.name().isEmpty()).map(TrackBlock.PrintedClock::label)
                .toList()
                : List.of();
    }

    /** Whether what a track says of being full is worth telling: where it is, and on nobody's sheet. */
    boolean tells(TrackBlock track) {
        return !filled || !(track instanceof TrackBlock.BoxesBlock || track instanceof TrackBlock.ClockBlock)
                || marks(track).stream().noneMatch(boxState -> boxState == BoxState.OPEN);
    }

    String of(List<BoxState> marks) {
        return say("sheet.of", "marked", marks.stream().filter(boxState -> boxState == BoxState.FILLED).count(), "size",
                marks.size());
    }

    private static List<BoxState> marks(TrackBlock track) {
        return track instanceof TrackBlock.BoxesBlock boxes ? boxes.boxes()
                : ((TrackBlock.ClockBlock) track).segments().stream().map(ClockFace.ClockSegment::mark).toList();
    }

    private String row(TrackBlock.SlotRow row) {
        String title = row.title() + (row.penalty().isEmpty() ? "" : " (" + row.penalty() + ")");
        return title + ": " + (filled
                ? row.slots().stream().filter(slot -> !slot.isEmpty()).collect(Collectors.joining("; "))
                : say("sheet.places", "count", row.slots().size()));
    }

    private static boolean isEmpty(TrackBlock.SlotRow row) {
        return row.slots().stream().allMatch(String::isEmpty);
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
