package lampblack.rules;

import java.util.Map;

/** What a track looks like and can hold. */
public sealed interface Shape {

    /** Boxes to mark one after the other. */
    record Boxes(Amount size) implements Shape {}

    /** A circle cut into segments. */
    record Clock(Amount size) implements Shape {}

    /** Rows of slots to write in, such as harm. */
    record Rows(Map<String, Row> rows) implements Shape {}

    /** Named ranges, of which one is declared, such as light, normal and heavy load. */
    record Bands(Map<String, Band> bands, boolean countsLoad) implements Shape {}

    /** A number between two bounds. */
    record Counter(long min, Amount max, long start) implements Shape {}

    /** A currency without a bound: what was earned less what was spent. */
    record Pool(Amount start) implements Shape {}

    /** One row of slots, with what it costs to have something in it. */
    record Row(Label label, Amount slots, String penalty) {}

    /** One band, up to a number. */
    record Band(Label label, Amount upTo) {}
}
