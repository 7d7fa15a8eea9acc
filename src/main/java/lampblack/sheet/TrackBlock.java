package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.Paragraph;

/** A track as printed. */
public sealed interface TrackBlock extends Block {

    /** What belongs to it by the rules, such as what happens when it is full. */
    @Override
    List<Paragraph> text();

    /** Boxes in a row. @param at what they are called on a sheet to fill in, or empty */
    record BoxesBlock(String look, String title, List<BoxState> boxes, List<Paragraph> text, String label,
            String at) implements TrackBlock {
        public BoxesBlock(String title, List<BoxState> boxes, List<Paragraph> text, String label) {
            this(title, boxes, text, label, "");
        }

        public BoxesBlock {
            boxes = List.copyOf(boxes);
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.BOXES;
        }

        public BoxesBlock(String title, List<BoxState> boxes, List<Paragraph> text, String label, String at) {
            this("", title, boxes, text, label, at);
        }

        @Override
        public BoxesBlock looking(String words) {
            return new BoxesBlock(words, title, boxes, text, label, at);
        }
    }

    /** A circle cut into segments. @param at what they are called on a sheet to fill in, or empty */
    record ClockBlock(String look, String title, List<ClockFace.ClockSegment> segments, List<Paragraph> text,
            String label, String at) implements TrackBlock {
        public ClockBlock(String title, List<ClockFace.ClockSegment> segments, List<Paragraph> text, String label) {
            this(title, segments, text, label, "");
        }

        public ClockBlock {
            segments = List.copyOf(segments);
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.CLOCK;
        }

        public ClockBlock(String title, List<ClockFace.ClockSegment> segments, List<Paragraph> text, String label,
                String at) {
            this("", title, segments, text, label, at);
        }

        @Override
        public ClockBlock looking(String words) {
            return new ClockBlock(words, title, segments, text, label, at);
        }
    }

    /** Clocks that players name, side by side. */
    record ClocksBlock(String look, String title, List<PrintedClock> faces, List<Paragraph> text)
            implements TrackBlock {
        public ClocksBlock {
            faces = List.copyOf(faces);
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.CLOCKS;
        }

        /** Whether all of them are only room for clocks to come. */
        boolean isSpare() {
            return faces.stream().allMatch(printedClock -> printedClock.name().isEmpty());
        }

        public ClocksBlock(String title, List<PrintedClock> faces, List<Paragraph> text) {
            this("", title, faces, text);
        }

        @Override
        public ClocksBlock looking(String words) {
            return new ClocksBlock(words, title, faces, text);
        }
    }

    /**
     * One such clock.
     *
     * @param name empty for a line to write on
     * @param at what its segments are called on a sheet to fill in
     */
    record PrintedClock(String name, List<ClockFace.ClockSegment> segments, String label, String at) {
        public PrintedClock {
            segments = List.copyOf(segments);
        }

        /** What the line for its name is called; empty where it has a name. */
        public String nameAt() {
            return name.isEmpty() ? Fillable.within(at, "name") : "";
        }
    }

    /** Rows of slots, the gravest on top. */
    record RowsBlock(String look, String title, List<SlotRow> rows, List<Paragraph> text) implements TrackBlock {
        public RowsBlock {
            rows = List.copyOf(rows);
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.ROWS;
        }

        public RowsBlock(String title, List<SlotRow> rows, List<Paragraph> text) {
            this("", title, rows, text);
        }

        @Override
        public RowsBlock looking(String words) {
            return new RowsBlock(words, title, rows, text);
        }
    }

    /**
     * One slot.
     *
     * @param words empty for a slot to write on
     * @param boxes those that it has of its own; none where it has none
     * @param label the boxes in words; empty where it has none
     * @param at what is written there is called on a sheet to fill in, or empty
     */
    record PrintedSlot(String words, List<BoxState> boxes, String label, String at) {
        public PrintedSlot {
            boxes = List.copyOf(boxes);
        }

        /** A slot without boxes. */
        public static PrintedSlot of(String words) {
            return new PrintedSlot(words, List.of(), "", "");
        }

        /** What its words are called. */
        public String wordsAt() {
            return boxes.isEmpty() ? at : Fillable.within(at, "words");
        }

        /** What its boxes are called. */
        public String boxesAt() {
            return Fillable.within(at, "boxes");
        }

        /** Whether it has boxes of its own. */
        public boolean counted() {
            return !boxes.isEmpty();
        }
    }

    /** A row of slots; an empty slot is written on. */
    record SlotRow(String title, String penalty, List<PrintedSlot> slots) {
        public SlotRow {
            slots = List.copyOf(slots);
        }
    }

    /** Named ranges, of which one is marked. */
    record BandsBlock(String look, String title, List<BandRow> bands, List<Paragraph> text) implements TrackBlock {
        public BandsBlock {
            bands = List.copyOf(bands);
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.BANDS;
        }

        public BandsBlock(String title, List<BandRow> bands, List<Paragraph> text) {
            this("", title, bands, text);
        }

        @Override
        public BandsBlock looking(String words) {
            return new BandsBlock(words, title, bands, text);
        }
    }

    /** One such range. @param at what its mark is called on a sheet to fill in, or empty */
    record BandRow(String title, String upTo, BoxState mark, String label, String at) {
        public BandRow(String title, String upTo, BoxState mark, String label) {
            this(title, upTo, mark, label, "");
        }
    }

    /**
     * A number that goes up and down; on a blank sheet the value is empty.
     *
     * @param at what it is called on a sheet to fill in, or empty
     */
    record CounterBlock(String look, String title, String value, String range, List<Paragraph> text,
            String at) implements TrackBlock {
        public CounterBlock(String title, String value, String range, List<Paragraph> text) {
            this(title, value, range, text, "");
        }

        public CounterBlock {
            text = List.copyOf(text);
        }

        /** The class of a line to write the value on, where there is none. */
        public String room() {
            return value.isEmpty() ? "unwritten" : "";
        }

        @Override
        public BlockKind kind() {
            return BlockKind.COUNTER;
        }

        public CounterBlock(String title, String value, String range, List<Paragraph> text, String at) {
            this("", title, value, range, text, at);
        }

        @Override
        public CounterBlock looking(String words) {
            return new CounterBlock(words, title, value, range, text, at);
        }
    }

    /**
     * A currency; the value is empty on a blank sheet, and where nothing has come in yet.
     *
     * @param history what came in and went out, in words; empty while nothing was spent
     * @param at what it is called on a sheet to fill in, or empty
     */
    record PoolBlock(String look, String title, String value, String history, List<Paragraph> text, String at)
            implements TrackBlock {
        public PoolBlock {
            text = List.copyOf(text);
        }

        /** The class of a line to write the value on, where there is none. */
        public String room() {
            return value.isEmpty() ? "unwritten" : "";
        }

        @Override
        public BlockKind kind() {
            return BlockKind.POOL;
        }

        public PoolBlock(String title, String value, String history, List<Paragraph> text, String at) {
            this("", title, value, history, text, at);
        }

        @Override
        public PoolBlock looking(String words) {
            return new PoolBlock(words, title, value, history, text, at);
        }
    }
}
