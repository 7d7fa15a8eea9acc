package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.track.Level;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.sheet.Block;
import lampblack.sheet.BoxRows;
import lampblack.sheet.BoxState;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup;
import lampblack.sheet.TrackBlock;

/** Sets the tracks, marked as the ledger or play keeps them. */
public final class TrackBlockBuilder {

    static final long MAX_SEGMENTS = 24;

    private final SheetSubject subject;
    private final PlaybookFit fit;

    TrackBlockBuilder(SheetSubject subject) {
        this.subject = subject;
        this.fit = PlaybookFit.of(subject);
    }

    Block of(Track track) {
        String title = subject.derived().titleOf(track.label());
        return switch (track.shape()) {
            case TrackShape.Rows rows -> new TrackBlock.RowsBlock(title, rows(track, rows), words(track));
            case TrackShape.Bands bands -> new TrackBlock.BandsBlock(title, bands(track, bands), words(track));
            case TrackShape.Pool pool -> pool(track, title);
            case TrackShape.Clocks clocks -> new ClockBlockBuilder(subject).of(track, clocks, title, words(track));
            case TrackShape.Counter counter -> counter(track, title, counter);
            case TrackShape.Boxes boxes -> boxes(track, title);
            case TrackShape.Clock clock -> clock(track, title);
        };
    }

    private Block clock(Track track, String title) {
        long size = subject.derived().size(track.id()) == 0 ? mayGrow(track) : subject.derived().size(track.id());
        if (size > MAX_SEGMENTS) {
            return boxes(track, title);
        }
        return new TrackBlock.ClockBlock(title, ClockFace.segments((int) size, (int) Math.min(marked(track), size)),
                words(track), label(track, title), subject.at(track.id()));
    }

    private Block boxes(Track track, String title) {
        long size = subject.derived().size(track.id());
        long marked = marked(track);
        boolean unknown = isUnknown(track);
        if (unknown || size > BoxRows.MAX) {
            return new TrackBlock.CounterBlock(title, unknown ? ""
                    : marked == Amount.UNLIMITED ? subject.render("why.unlimited") : figure(track, marked),
                    unknown ? "" : range(0, size), words(track), subject.at(track.id()));
        }
        return new TrackBlock.BoxesBlock(title, BoxRows.row(marked, size, mayGrow(track)), words(track),
                label(track, title), subject.at(track.id()));
    }

    /** Whether there is, or may come to be, anything on it to mark. */
    boolean isPrinted(Track track) {
        return switch (track.shape()) {
            case TrackShape.Boxes boxes -> mayGrow(track) > 0;
            default -> true;
        };
    }

    /**
     * How many boxes a track may come to have: those that it has not yet are dotted, so that a pencil has where to mark.
     * In play that is said only of a track that has none.
     */
    private long mayGrow(Track track) {
        long size = subject.derived().size(track.id());
        if (subject.recordsOnly() || !subject.blank() && size > 0) {
            return size;
        }
        return fit.ofPlaybooks().isEmpty() ? new Growth(fit).most(track)
                : Math.max(size, fit.usual(own -> new Growth(own).most(track)));
    }

    /** What depends on ratings that are still to be rolled, or may come to more than there is room for. */
    private boolean isUnknown(Track track) {
        return subject.blank() && subject.derived().size(track.id()) == 0
                && (subject.rules().creation().values().stream().anyMatch(step -> step.asSetRatings().isPresent())
                || mayGrow(track) > BoxRows.MAX);
    }

    private String label(Track track, String title) {
        return subject.render("sheet.marked", "track", title, "marked", marked(track), "size",
                subject.derived().size(track.id()));
    }

    private long marked(Track track) {
        return Math.max(0, track.ledger()
                ? subject.derived().balance(track.id())
                : subject.now().integer(track.id()).orElseGet(() -> subject.blank() ? 0
                        : subject.derived().start(track.id())));
    }

    /** The rules that belong to a track: what happens when it is full, and on a blank sheet what it is. */
    private List<Paragraph> words(Track track) {
        List<Paragraph> words = new ArrayList<>(subject.advice(track.label()));
        words.addAll(Markup.paragraphs(track.whenFull()));
        if (subject.blank()) {
            track.begins().or(() -> stated(track.shape())).map(level -> level(level, track, "sheet.begins", ""))
                    .map(Markup::paragraphs).ifPresent(words::addAll);
        }
        track.refill().map(refill -> level(refill.to(), track, "sheet.refilled", Optional.ofNullable(
                subject.rules().periods().get(refill.per())).map(Label::title).orElse(refill.per())))
                .map(Markup::paragraphs).ifPresent(words::addAll);
        return words;
    }

    /** What its shape begins with, where that is a number and more than nothing. */
    private static Optional<Level> stated(TrackShape shape) {
        return shape.start().fixed().filter(start -> start > Math.max(0, shape.least()))
                .map(start -> new Level.Stated(shape.start()));
    }

    /** What a track begins with, or is brought to. */
    private String level(Level level, Track track, String key, String period) {
        return level.amount().map(amount -> subject.render(key, "amount", subject.blank()
                ? Message.verbatim(subject.rolls().number(amount)) : level.on(track.id(), subject.derived()), "period",
                period)).orElseGet(() -> subject.render(key + "-full", "period", period));
    }

    /** The gravest row on top, as the last that the author wrote. */
    private List<TrackBlock.SlotRow> rows(Track track, TrackShape.Rows rows) {
        List<TrackBlock.SlotRow> blocks = new ArrayList<>();
        for (TrackShape.TrackRow row : rows.rows().values()) {
            String id = row.label().id();
            List<TrackBlock.PrintedSlot> slots = new ArrayList<>();
            SlotMark.all(subject.now(), track.id(), id)
                    .forEach(mark -> slots.add(slot(track, row, mark.words(), mark.marked(), slots.size())));
            long size = Math.min(BoxRows.MAX, subject.derived().size(track.id() + "." + id));
            while (slots.size() < size) {
                slots.add(slot(track, row, "", 0, slots.size()));
            }
            blocks.add(0, new TrackBlock.SlotRow(row.label().title(), subject.rolls().penalty(row), slots));
        }
        return blocks;
    }

    private TrackBlock.PrintedSlot slot(Track track, TrackShape.TrackRow row, String words, long marked, int before) {
        String at = subject.at(track.id() + "." + row.label().id() + "." + (before + 1));
        return row.boxes() == 0 ? new TrackBlock.PrintedSlot(words, List.of(), "", at)
                : new TrackBlock.PrintedSlot(words, BoxRows.row(marked, row.boxes()), subject.render("sheet.marked",
                        "track", words.isEmpty() ? row.label().title() : words, "marked", marked, "size", row.boxes()),
                        at);
    }

    private List<TrackBlock.BandRow> bands(Track track, TrackShape.Bands bands) {
        String chosen = subject.now().text(track.id()).orElse("");
        List<TrackBlock.BandRow> blocks = new ArrayList<>();
        bands.bands().forEach((id, band) -> {
            long upTo = subject.derived().size(track.id() + "." + id);
            blocks.add(new TrackBlock.BandRow(band.label().title(), upTo == Amount.UNLIMITED ? ""
                    : String.valueOf(upTo),
                    id.equals(chosen) ? BoxState.FILLED : BoxState.OPEN,
                    subject.render(id.equals(chosen) ? "sheet.chosen" : "sheet.not-chosen"),
                    subject.at(track.id() + "." + id)));
        });
        return blocks;
    }

    private Block counter(Track track, String title, TrackShape.Counter counter) {
        long value = track.ledger()
                ? subject.derived().balance(track.id())
                : subject.now().integer(track.id()).orElseGet(() -> subject.derived().start(track.id()));
        return new TrackBlock.CounterBlock(title, figure(track, value),
                range(counter.min(), subject.derived().size(track.id())), words(track), subject.at(track.id()));
    }

    private String range(long least, long most) {
        return most == Amount.UNLIMITED ? "" : subject.render("sheet.range", "least", minus(least), "most", minus(most));
    }

    /** What is left, and what came of it once something was spent. */
    private Block pool(Track track, String title) {
        long earned = subject.derived().choices().earned().getOrDefault(track.id(), 0L);
        long spent = subject.derived().choices().spent().getOrDefault(track.id(), 0L);
        long back = subject.derived().choices().back(track.id());
        boolean moved = !subject.blank() && (spent != 0 || back != 0);
        String history = moved ? subject.render("sheet.history", "start",
                started(subject.derived().start(track.id())), "earned", earned, "spent", spent, "back",
                back == 0 ? Message.verbatim("") : Message.of("cli.balance-back", "back", back)) : "";
        return new TrackBlock.PoolBlock(title, figure(track, subject.derived().balance(track.id())), history,
                words(track), subject.at(track.id()));
    }

    /** What a currency began with, before what was earned; nothing where that is nothing. */
    public static Message started(long start) {
        return start == 0 ? Message.verbatim("") : Message.of("cli.balance-start", "start", start);
    }

    /** A number in ink; empty on a blank sheet, and for a nought that nobody has moved yet. */
    private String figure(Track track, long value) {
        boolean moved = subject.derived().choices().earned().containsKey(track.id())
                || subject.derived().choices().spent().containsKey(track.id())
                || subject.now().integer(track.id()).isPresent();
        return subject.blank() || value == 0 && !moved ? "" : minus(value);
    }

    private static String minus(long value) {
        return String.valueOf(value).replace('-', '\u2212');
    }
}
