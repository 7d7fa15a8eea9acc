package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;

/**
 * What comes of a roll, beyond words.
 *
 * @param costs marks by track or row; what is below 0 takes marks away
 * @param clears marks to take away by track or row
 * @param ticks segments of a clock that need not be on the sheet
 * @param tier of the result, or tiers more or fewer
 * @param step where the die moves on its chain
 * @param then the roll that follows
 */
public record RollEffects(Map<String, Amount> costs, Map<String, Amount> clears, Optional<Amount> ticks,
        Optional<Amount> tier, ChainMove step,
        Optional<String> then) {

    public static final RollEffects NOTHING =
            new RollEffects(Map.of(), Map.of(), Optional.empty(), Optional.empty(), ChainMove.STAYS, Optional.empty());

    /** Where a die moves on its chain; behind the last it is gone. */
    public enum ChainMove implements Worded {
        STAYS("stays"), NEXT("next"), BACK("back"), FIRST("first");

        private final String word;

        ChainMove(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static ChainMove ofWord(String word) {
            return Worded.of(values(), word);
        }
    }

    public RollEffects {
        costs = new LinkedHashMap<>(costs);
        clears = new LinkedHashMap<>(clears);
    }

    public boolean isNothing() {
        return equals(NOTHING);
    }

    /** The same where so many segments are ticked in place of its own; none where nothing is ticked. */
    public RollEffects ticking(Long number) {
        return new RollEffects(costs, clears, ticks.filter(amount -> number != null)
                .map(amount -> new Amount.Fixed(number)), tier, step, then);
    }

    /** Every number of it. */
    public Stream<Amount> amounts() {
        return Stream.of(costs.values().stream(), clears.values().stream(), ticks.stream(), tier.stream())
                .flatMap(amounts -> amounts);
    }
}
