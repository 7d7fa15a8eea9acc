package lampblack.rules;

import java.util.List;
import java.util.Map;

/** What a track looks like and can hold. */
public sealed interface Shape {

    /** How much it holds before gifts; of rows and bands, which of them. */
    default Amount size(String row) {
        if (this instanceof Boxes boxes) {
            return boxes.size;
        }
        if (this instanceof Clock clock) {
            return clock.size;
        }
        if (this instanceof Counter counter) {
            return counter.max;
        }
        if (this instanceof Rows rows && rows.rows.containsKey(row)) {
            return rows.rows.get(row).slots();
        }
        return this instanceof Bands bands && bands.bands.containsKey(row)
                ? bands.bands.get(row).upTo() : Amount.Fixed.NO_LIMIT;
    }

    /** What a currency that looks so starts with. */
    default long start(Standing at) {
        return this instanceof Pool pool ? pool.start.in(at) : this instanceof Counter counter ? counter.start : 0;
    }

    /** Boxes to mark one after the other. */
    record Boxes(Amount size) implements Shape {}

    /** A circle cut into segments. */
    record Clock(Amount size) implements Shape {}

    /** Rows of slots to write in, such as harm. */
    record Rows(Map<String, Row> rows) implements Shape {}

    /** Named ranges, of which one is declared, such as light, normal and heavy load. */
    record Bands(Map<String, Band> bands, boolean countsLoad) implements Shape {}

    /** Clocks that players name in play, of one of these sizes. */
    record Clocks(List<Long> sizes) implements Shape {
        public Clocks {
            sizes = List.copyOf(sizes);
        }
    }

    /** A number between two bounds. */
    record Counter(long min, Amount max, long start) implements Shape {}

    /** A currency without a bound: what was earned less what was spent. */
    record Pool(Amount start) implements Shape {}

    /** One row of slots, with what it costs to have something in it, in words and for rolls. */
    record Row(Label label, Amount slots, String penalty, List<AddToRoll> gives) {
        public Row {
            gives = List.copyOf(gives);
        }
    }

    /** One band, up to a number. */
    record Band(Label label, Amount upTo) {}
}
