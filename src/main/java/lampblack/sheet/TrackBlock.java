package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.Paragraph;

/** A track as printed. */
public sealed interface TrackBlock extends Block {

    /** What belongs to it by the rules, such as what happens when it is full. */
    @Override
    List<Paragraph> text();

    /** Boxes in a row. */
    record Boxes(String title, List<Mark> boxes, List<Paragraph> text, String label) implements TrackBlock {
        public Boxes {
            boxes = List.copyOf(boxes);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.BOXES;
        }
    }

    /** A circle cut into segments. */
    record Clock(String title, List<ClockFace.Segment> segments, List<Paragraph> text, String label)
            implements TrackBlock {
        public Clock {
            segments = List.copyOf(segments);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.CLOCK;
        }
    }

    /** Clocks that players name, side by side. */
    record Clocks(String title, List<Face> faces, List<Paragraph> text) implements TrackBlock {
        public Clocks {
            faces = List.copyOf(faces);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.CLOCKS;
        }

        /** Whether all of them are only room for clocks to come. */
        boolean isSpare() {
            return faces.stream().allMatch(each -> each.name().isEmpty());
        }
    }

    /**
     * One such clock.
     *
     * @param name empty for a line to write on
     */
    record Face(String name, List<ClockFace.Segment> segments, String label) {
        public Face {
            segments = List.copyOf(segments);
        }
    }

    /** Rows of slots, the gravest on top. */
    record Rows(String title, List<Row> rows, List<Paragraph> text) implements TrackBlock {
        public Rows {
            rows = List.copyOf(rows);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.ROWS;
        }
    }

    /** A row of slots; an empty slot is written on. */
    record Row(String title, String penalty, List<String> slots) {
        public Row {
            slots = List.copyOf(slots);
        }
    }

    /** Named ranges, of which one is marked. */
    record Bands(String title, List<Band> bands, List<Paragraph> text) implements TrackBlock {
        public Bands {
            bands = List.copyOf(bands);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.BANDS;
        }
    }

    record Band(String title, String upTo, Mark mark, String label) {
    }

    /** A number that goes up and down; on a blank sheet the value is empty. */
    record Counter(String title, String value, String range, List<Paragraph> text) implements TrackBlock {
        public Counter {
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.COUNTER;
        }
    }

    /** A currency: what came in, what went out, what is left; on a blank sheet the values are empty. */
    record Pool(String title, List<Sum> sums, List<Paragraph> text) implements TrackBlock {
        public Pool {
            sums = List.copyOf(sums);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.POOL;
        }
    }

    record Sum(String label, String value) {
    }
}
