package lampblack.rules.track;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.effect.ModifyRoll;

/** What a track looks like and can hold. */
public sealed interface TrackShape {

    /** How it is marked. */
    Marking marking();

    /** How much it holds before effects; of rows and bands, which of them. */
    default Amount size(String row) {
        return switch (this) {
            case Boxes boxes -> boxes.size;
            case Clock clock -> clock.size;
            case Counter counter -> counter.max;
            case Rows rows -> rows.rows.containsKey(row) ? rows.rows.get(row).slots() : Amount.Fixed.NO_LIMIT;
            case Bands bands -> bands.bands.containsKey(row) ? bands.bands.get(row).upTo() : Amount.Fixed.NO_LIMIT;
            case Clocks clocks -> Amount.Fixed.NO_LIMIT;
            case Pool pool -> Amount.Fixed.NO_LIMIT;
        };
    }

    /** What is on it at first. */
    default Amount start() {
        return switch (this) {
            case Pool pool -> pool.from;
            case Counter counter -> new Amount.Fixed(counter.from);
            case Boxes boxes -> Amount.Fixed.ZERO;
            case Clock clock -> Amount.Fixed.ZERO;
            case Rows rows -> Amount.Fixed.ZERO;
            case Bands bands -> Amount.Fixed.ZERO;
            case Clocks clocks -> Amount.Fixed.ZERO;
        };
    }

    /** The least that can stand on it: 0, but for a counter that starts lower or higher. */
    default long least() {
        return switch (this) {
            case Counter counter -> counter.min;
            case Boxes boxes -> 0;
            case Clock clock -> 0;
            case Rows rows -> 0;
            case Bands bands -> 0;
            case Clocks clocks -> 0;
            case Pool pool -> 0;
        };
    }

    /** Its rows to write in, by id; none where it has none. */
    default Map<String, TrackRow> writtenRows() {
        return switch (this) {
            case Rows rows -> rows.rows;
            case Boxes boxes -> Map.of();
            case Clock clock -> Map.of();
            case Bands bands -> Map.of();
            case Clocks clocks -> Map.of();
            case Counter counter -> Map.of();
            case Pool pool -> Map.of();
        };
    }

    /** Whether it is a number without a bound, which only a ledger can keep. */
    default boolean isPool() {
        return marking() == Marking.SUMMED;
    }

    /** Whether marks are counted on it one by one, between bounds. */
    default boolean isCounted() {
        return marking().isCounted();
    }

    /** Whether it is a number that goes up and down between two bounds. */
    default boolean isMoved() {
        return marking() == Marking.MOVED;
    }

    /** Whether ticks go to it as a whole, as to a clock. */
    default boolean isTicked() {
        return switch (this) {
            case Clock clock -> true;
            case Boxes boxes -> false;
            case Rows rows -> false;
            case Bands bands -> false;
            case Clocks clocks -> false;
            case Counter counter -> false;
            case Pool pool -> false;
        };
    }

    /** The sizes of the clocks that players begin on it; none for every other kind. */
    default List<Long> clockSizes() {
        return switch (this) {
            case Clocks clocks -> clocks.sizes;
            case Boxes boxes -> List.of();
            case Clock clock -> List.of();
            case Rows rows -> List.of();
            case Bands bands -> List.of();
            case Counter counter -> List.of();
            case Pool pool -> List.of();
        };
    }

    /** Whether what is carried is counted on it, so that the load decides the band. */
    default boolean countsLoad() {
        return switch (this) {
            case Bands bands -> bands.countsLoad;
            case Boxes boxes -> false;
            case Clock clock -> false;
            case Rows rows -> false;
            case Clocks clocks -> false;
            case Counter counter -> false;
            case Pool pool -> false;
        };
    }

    /** Its amounts by row or band; the one of a shape that has neither stands under an empty name. */
    default Map<String, Amount> amounts() {
        return switch (this) {
            case Boxes boxes -> Map.of("", boxes.size);
            case Clock clock -> Map.of("", clock.size);
            case Counter counter -> Map.of("", counter.max);
            case Pool pool -> Map.of("", pool.from);
            case Rows rows -> mapped(rows.rows, TrackRow::slots);
            case Bands bands -> mapped(bands.bands, TrackBand::upTo);
            case Clocks clocks -> Map.of();
        };
    }

    /** The labels of its rows or bands by id; none where it has neither. */
    default Map<String, Label> labels() {
        return switch (this) {
            case Rows rows -> mapped(rows.rows, TrackRow::label);
            case Bands bands -> mapped(bands.bands, TrackBand::label);
            case Boxes boxes -> Map.of();
            case Clock clock -> Map.of();
            case Clocks clocks -> Map.of();
            case Counter counter -> Map.of();
            case Pool pool -> Map.of();
        };
    }

    private static <R, V> Map<String, V> mapped(Map<String, R> rows, Function<R, V> of) {
        Map<String, V> mapped = new LinkedHashMap<>();
        rows.forEach((id, row) -> mapped.put(id, of.apply(row)));
        return mapped;
    }

    /** Boxes to mark one after the other. */
    record Boxes(Amount size) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.FILLED;
        }
    }

    /** A circle cut into segments. */
    record Clock(Amount size) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.FILLED;
        }
    }

    /** Rows of slots to write in, such as harm. */
    record Rows(Map<String, TrackRow> rows) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.WRITTEN;
        }
    }

    /** Named ranges, of which one is declared, such as light, normal and heavy load. */
    record Bands(Map<String, TrackBand> bands, boolean countsLoad) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.CHOSEN;
        }
    }

    /** Clocks that players name in play, of one of these sizes. */
    record Clocks(List<Long> sizes) implements TrackShape {
        public Clocks {
            sizes = List.copyOf(sizes);
        }

        @Override
        public Marking marking() {
            return Marking.NAMED;
        }
    }

    /** A number between two bounds. */
    record Counter(long min, Amount max, long from) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.MOVED;
        }
    }

    /** A currency without a bound: what was earned less what was spent. */
    record Pool(Amount from) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.SUMMED;
        }
    }

    /**
     * One row of slots, with what it costs to have something in it, in words and for rolls.
     *
     * @param boxes how many boxes each slot has of its own; 0 where it has none
     */
    record TrackRow(Label label, Amount slots, long boxes, String penalty, List<ModifyRoll> gives) {
        public TrackRow {
            gives = List.copyOf(gives);
        }
    }

    /** One band, up to a number. */
    record TrackBand(Label label, Amount upTo) {}
}
