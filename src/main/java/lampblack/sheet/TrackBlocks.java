package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.SetRatings;
import lampblack.rules.Shape;
import lampblack.rules.Track;
import lampblack.sheet.Markup.Paragraph;

/** Sets the tracks, marked as the ledger or play keeps them. */
final class TrackBlocks {

    static final long MOST_SEGMENTS = 24;

    private final Subject subject;

    TrackBlocks(Subject subject) {
        this.subject = subject;
    }

    Block of(Track track) {
        String title = subject.standing().titleOf(track.label());
        Shape shape = track.shape();
        if (shape instanceof Shape.Rows rows) {
            return new TrackBlock.Rows(title, rows(track, rows), words(track));
        } else if (shape instanceof Shape.Bands bands) {
            return new TrackBlock.Bands(title, bands(track, bands), words(track));
        } else if (shape instanceof Shape.Pool) {
            return new TrackBlock.Pool(title, sums(track), words(track));
        } else if (shape instanceof Shape.Clocks clocks) {
            return new ClockBlocks(subject).of(track, clocks, title, words(track));
        } else if (shape instanceof Shape.Counter counter) {
            return counter(track, title, counter);
        }
        long size = subject.standing().size(track.id());
        long marked = marked(track);
        String label = subject.say("sheet.marked", "track", title, "marked", marked, "size", size);
        if (shape instanceof Shape.Clock && size <= MOST_SEGMENTS) {
            return new TrackBlock.Clock(title, ClockFace.segments((int) size, (int) Math.min(marked, size)),
                    words(track), label);
        }
        // What hangs on ratings that are still to be rolled is not known yet.
        boolean unknown = subject.blank() && size == 0
                && subject.rules().creation().values().stream().anyMatch(SetRatings.class::isInstance);
        if (unknown || size > Marks.MOST) {
            return new TrackBlock.Counter(title, unknown ? "___" : subject.blank() ? "" : String.valueOf(marked), unknown ? "" : range(0, size),
                    words(track));
        }
        return new TrackBlock.Boxes(title, Marks.row(marked, size), words(track), label);
    }

    private long marked(Track track) {
        return Math.max(0, track.ledger()
                ? subject.standing().balance(track.id())
                : subject.now().integer(track.id()).orElse(0L));
    }

    /** The rules that belong to a track: what happens when it is full, and on a blank sheet what it is. */
    private List<Paragraph> words(Track track) {
        List<Paragraph> words = new ArrayList<>(subject.advice(track.label()));
        words.addAll(Markup.paragraphs(track.whenFull()));
        return words;
    }

    /** The gravest row on top, as the last that the author wrote. */
    private List<TrackBlock.Row> rows(Track track, Shape.Rows rows) {
        List<TrackBlock.Row> blocks = new ArrayList<>();
        MapNode marks = subject.now().map(track.id()).orElseGet(() -> new MapNode(Map.of(), track.label().span()));
        for (Shape.Row row : rows.rows().values()) {
            String id = row.label().id();
            List<String> slots = new ArrayList<>(marks.scalars(id).stream().map(Scalar::text).toList());
            long size = Math.min(Marks.MOST, subject.standing().size(track.id() + "." + id));
            while (slots.size() < size) {
                slots.add("");
            }
            blocks.add(0, new TrackBlock.Row(row.label().title(), penalty(row), slots));
        }
        return blocks;
    }

    private String penalty(Shape.Row row) {
        if (row.penalty().isEmpty()) {
            return String.join("; ", row.gives().stream().map(each -> subject.rolls().gift(each)).toList());
        }
        return row.penalty().startsWith("-") ? "\u2212" + row.penalty().substring(1) : row.penalty();
    }

    private List<TrackBlock.Band> bands(Track track, Shape.Bands bands) {
        String chosen = subject.now().text(track.id()).orElse("");
        List<TrackBlock.Band> blocks = new ArrayList<>();
        bands.bands().forEach((id, band) -> {
            long upTo = subject.standing().size(track.id() + "." + id);
            blocks.add(new TrackBlock.Band(band.label().title(), upTo == Amount.UNLIMITED ? "" : String.valueOf(upTo),
                    id.equals(chosen) ? Mark.FILLED : Mark.OPEN,
                    subject.say(id.equals(chosen) ? "sheet.chosen" : "sheet.not-chosen")));
        });
        return blocks;
    }

    private Block counter(Track track, String title, Shape.Counter counter) {
        long value = track.ledger()
                ? subject.standing().balance(track.id())
                : subject.now().integer(track.id()).orElse(counter.start());
        return new TrackBlock.Counter(title, subject.blank() ? "" : String.valueOf(value),
                range(counter.min(), subject.standing().size(track.id())), words(track));
    }

    private String range(long least, long most) {
        return most == Amount.UNLIMITED ? "" : subject.say("sheet.range", "least", least, "most", most);
    }

    private List<TrackBlock.Sum> sums(Track track) {
        long earned = subject.standing().start(track.id())
                + subject.standing().state().earned().getOrDefault(track.id(), 0L);
        long spent = subject.standing().state().spent().getOrDefault(track.id(), 0L);
        return List.of(sum("sheet.earned", earned), sum("sheet.spent", spent), sum("sheet.left", earned - spent));
    }

    private TrackBlock.Sum sum(String key, long amount) {
        return new TrackBlock.Sum(subject.say(key), subject.blank() ? "" : String.valueOf(amount));
    }
}
