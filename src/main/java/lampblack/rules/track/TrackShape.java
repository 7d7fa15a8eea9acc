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
        return Amount.Fixed.ZERO;
    }

    /** The least that can stand on it: 0, but for a counter that starts lower or higher. */
    default long least() {
        return 0;
    }

    /** Its rows to write in, by id; none where it has none. */
    default Map<String, TrackRow> writtenRows() {
        return Map.of();
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
        return false;
    }

    /** The sizes of the clocks that players begin on it; none for every other kind. */
    default List<Long> clockSizes() {
        return List.of();
    }

    /** Whether what is carried is counted on it, so that the load decides the band. */
    default boolean countsLoad() {
        return false;
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
        return Map.of();
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

        @Override
        public boolean isTicked() {
            return true;
        }
    }

    /** Rows of slots to write in, such as harm. */
    record Rows(Map<String, TrackRow> rows) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.WRITTEN;
        }

        @Override
        public Map<String, TrackRow> writtenRows() {
            return rows;
        }

        @Override
        public Map<String, Label> labels() {
            return mapped(rows, TrackRow::label);
        }
    }

    /** Named ranges, of which one is declared, such as light, normal and heavy load. */
    record Bands(Map<String, TrackBand> bands, boolean countsLoad) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.CHOSEN;
        }

        @Override
        public boolean countsLoad() {
            return countsLoad;
        }

        @Override
        public Map<String, Label> labels() {
            return mapped(bands, TrackBand::label);
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

        @Override
        public List<Long> clockSizes() {
            return sizes;
        }
    }

    /** A number between two bounds. */
    record Counter(long min, Amount max, long from) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.MOVED;
        }

        @Override
        public Amount start() {
            return new Amount.Fixed(from);
        }

        @Override
        public long least() {
            return min;
        }
    }

    /** A currency without a bound: what was earned less what was spent. */
    record Pool(Amount from) implements TrackShape {
        @Override
        public Marking marking() {
            return Marking.SUMMED;
        }

        @Override
        public Amount start() {
            return from;
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
