package lampblack.rules.track;

import java.util.List;
import java.util.Map;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.ModifyRoll;

/** What a track looks like and can hold. */
public sealed interface TrackShape {

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
    default long start(DerivedSheet at) {
        return this instanceof Pool pool ? pool.start.evaluate(at) : this instanceof Counter counter ? counter.start
                : 0;
    }

    /** Boxes to mark one after the other. */
    record Boxes(Amount size) implements TrackShape {}

    /** A circle cut into segments. */
    record Clock(Amount size) implements TrackShape {}

    /** Rows of slots to write in, such as harm. */
    record Rows(Map<String, TrackRow> rows) implements TrackShape {}

    /** Named ranges, of which one is declared, such as light, normal and heavy load. */
    record Bands(Map<String, TrackBand> bands, boolean countsLoad) implements TrackShape {}

    /** Clocks that players name in play, of one of these sizes. */
    record Clocks(List<Long> sizes) implements TrackShape {
        public Clocks {
            sizes = List.copyOf(sizes);
        }
    }

    /** A number between two bounds. */
    record Counter(long min, Amount max, long start) implements TrackShape {}

    /** A currency without a bound: what was earned less what was spent. */
    record Pool(Amount start) implements TrackShape {}

    /** One row of slots, with what it costs to have something in it, in words and for rolls. */
    record TrackRow(Label label, Amount slots, String penalty, List<ModifyRoll> gives) {
        public TrackRow {
            gives = List.copyOf(gives);
        }
    }

    /** One band, up to a number. */
    record TrackBand(Label label, Amount upTo) {}
}
