package lampblack.web;

import java.util.List;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Markup.Paragraph;

/** Something to mark at the table; its template is {@code templates/web/play/KIND.html}. */
public sealed interface PlayBlock {

    String kind();

    /**
     * Where the marks go that its forms send.
     *
     * @param part the part that is marked, by kind and name, or empty
     * @param where the track, row, clock or option
     * @param id what ids of its controls begin with
     */
    record Spot(String action, String part, String where, String id) {}

    /** A box or segment to press. @param value what pressing it marks @param mark {@code filled} or empty */
    record Box(String id, String value, String label, String mark) {}

    /**
     * Boxes in a row.
     *
     * @param full what it means that they are full
     * @param state {@code full} where they are
     * @param size {@code few} where they stand beside their title
     */
    record Boxes(Spot spot, String title, String label, String reading, List<Box> boxes, List<Paragraph> full,
            String state, String size) implements PlayBlock {

        /** Whether there are so many that they are also counted up and down. */
        public boolean many() {
            return size.isEmpty();
        }

        @Override
        public String kind() {
            return "boxes";
        }
    }

    /** A number that goes up and down. */
    record Number(Spot spot, String title, String reading, String range, List<Paragraph> full, String state)
            implements PlayBlock {
        @Override
        public String kind() {
            return "number";
        }
    }

    /** A clock of the sheet. */
    record Face(Spot spot, String title, String label, String reading, List<ClockFace.Segment> segments,
            List<Paragraph> full, String state) implements PlayBlock {
        @Override
        public String kind() {
            return "face";
        }
    }

    /** Clocks that players name. */
    record Clocks(Spot spot, String title, List<Named> clocks, List<String> sizes) implements PlayBlock {
        @Override
        public String kind() {
            return "clocks";
        }
    }

    /** One such clock. @param done {@code full} where it is */
    record Named(Spot spot, String name, String label, String reading, List<ClockFace.Segment> segments, String done) {}

    /** Rows to write in, the gravest on top. */
    record Rows(Spot spot, String title, List<Row> rows, List<Paragraph> full, String state) implements PlayBlock {
        @Override
        public String kind() {
            return "rows";
        }
    }

    /** One row. @param room where something can be written into it or goes to the next */
    record Row(Spot spot, String title, String penalty, String reading, List<Slot> slots, List<Room> room) {}

    /** Words in a row. */
    record Slot(String id, String words, String label) {}

    /** A line to write on. */
    record Room(String id, String label) {}

    /** Named ranges of which one is declared. */
    record Bands(Spot spot, String title, List<Band> bands) implements PlayBlock {
        @Override
        public String kind() {
            return "bands";
        }
    }

    /** One range. @param name the field that pressing it sends: {@code mark}, or {@code clear} for what is declared */
    record Band(String id, String name, String value, String title, String upTo, String pressed) {}

    /** What the ledger keeps. */
    record Kept(String title, String reading, List<String> marks, List<Paragraph> full, String state) {}
}
