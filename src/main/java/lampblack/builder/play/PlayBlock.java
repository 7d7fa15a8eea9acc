package lampblack.builder.play;

import java.util.List;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Markup.Paragraph;

/** Something to mark at the table; its template is {@code templates/web/play/KIND.html}. */
public sealed interface PlayBlock {

    String kind();

    /** Whether nothing stands in it, though something may be begun there. */
    default boolean isEmptyShelf() {
        return false;
    }

    /**
     * Where the marks go that its forms send.
     *
     * @param part the part that is marked, by kind and name, or empty
     * @param where the track, row, clock or option
     * @param id what ids of its controls begin with
     * @param about what the game says of the track
     * @param when what leads to what it says of its end
     */
    record MarkTarget(String action, String part, String where, String id, List<Paragraph> about, String when) {}

    /** A box or segment to press. @param value what pressing it marks @param mark {@code filled} or empty */
    record BoxButton(String id, String value, String label, String mark) {}

    /**
     * Boxes in a row.
     *
     * @param full what it means that they are full
     * @param asked what it asks for then
     * @param state {@code full} where they are
     * @param size {@code few} where they stand beside their title
     */
    record BoxRow(MarkTarget spot, String title, String label, String reading, List<BoxButton> boxes,
            List<Paragraph> full, List<FullPanel> asked,
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
    record CounterControl(MarkTarget spot, String title, String reading, String range, List<Paragraph> full,
            List<FullPanel> asked, String state)
            implements PlayBlock {
        @Override
        public String kind() {
            return "number";
        }
    }

    /** A clock of the sheet. */
    record SheetClock(MarkTarget spot, String title, String label, String reading,
            List<ClockFace.ClockSegment> segments,
            List<Paragraph> full, List<FullPanel> asked, String state) implements PlayBlock {
        @Override
        public String kind() {
            return "face";
        }

        /** Nothing: what is pressed here has an address, not a name on a sheet to fill in. */
        public String at() {
            return "";
        }
    }

    /** Clocks that players name. */
    record PlayerClocks(MarkTarget spot, String title, List<PlayerClock> clocks, List<String> sizes)
            implements PlayBlock {
        @Override
        public String kind() {
            return "clocks";
        }

        @Override
        public boolean isEmptyShelf() {
            return clocks.isEmpty();
        }
    }

    /** One such clock. @param done {@code full} where it is */
    record PlayerClock(MarkTarget spot, String name, String label, String reading,
            List<ClockFace.ClockSegment> segments, String done) {}

    /** Rows to write in, the gravest on top. */
    record WritableRows(MarkTarget spot, String title, List<WritableRow> rows, List<Paragraph> full,
            List<FullPanel> asked, String state)
            implements PlayBlock {
        @Override
        public String kind() {
            return "rows";
        }
    }

    /** One row. @param room where something can be written into it or goes to the next */
    record WritableRow(MarkTarget spot, String title, String penalty, String reading, List<FilledSlot> slots,
            List<EmptySlot> room) {}

    /** Words in a row. @param boxes those that the slot has of its own; empty where it has none */
    record FilledSlot(MarkTarget spot, String id, String words, String label, String reading, List<BoxButton> boxes) {}

    /** A line to write on. */
    record EmptySlot(String id, String label) {}

    /** Named ranges of which one is declared. */
    record BandButtons(MarkTarget spot, String title, List<BandButton> bands) implements PlayBlock {
        @Override
        public String kind() {
            return "bands";
        }
    }

    /** One range. @param name the field that pressing it sends: {@code mark}, or {@code clear} for what is declared */
    record BandButton(String id, String name, String value, String title, String upTo, String pressed) {}

    /** What the ledger keeps. */
    record LedgerBalance(MarkTarget spot, String title, String reading, List<String> marks, List<Paragraph> full,
            List<FullPanel> asked, String state) {}
}
