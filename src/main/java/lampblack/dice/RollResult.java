package lampblack.dice;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.roll.RollOutcome;

/**
 * What comes of dice as they fell.
 *
 * @param value the die that counts with everything added
 * @param outcome empty where the roll has none for it
 * @param choices the choices of settings as they are when the outcome applies them
 * @param marks more or fewer by track or row that it is sure to bring
 * @param tier of the result; empty where it has none
 * @param fills what it fills of the clock whose tier the roll knows; empty where it knows none
 * @param ticks by the id of the setting that brings them, or empty for those of the roll
 */
public record RollResult(long value, Optional<RollOutcome> outcome, Map<String, String> choices,
        Map<String, Long> marks,
        Map<String, Long> ticks, Optional<Long> tier, Optional<Fraction> fills) {

    public RollResult {
        choices = new LinkedHashMap<>(choices);
        marks = new LinkedHashMap<>(marks);
        ticks = new LinkedHashMap<>(ticks);
    }

    /** How many segments of a clock with so many it fills: to the nearest, a half up. */
    public long segments(long size) {
        return fills.map(fraction -> Long.parseLong(fraction.times(Fraction.of(size)).rounded(0))).orElse(0L);
    }

    String name() {
        return outcome.map(RollOutcome::id).orElse("");
    }
}
