package lampblack.rules.roll;

import java.util.List;
import lampblack.rules.Amount;

/**
 * A clock that has a tier in place of segments: how much of it a result fills goes by how far its tier falls short.
 *
 * @param tier of the clock
 * @param fills what a result of that tier or above fills, then one tier below, and so on; what is lower fills nothing
 */
public record TierClock(Amount tier, List<Share> fills) {

    /** The whole clock, a half, a quarter, an eighth. */
    public static final List<Share> HALVES =
            List.of(new Share(1, 1), new Share(1, 2), new Share(1, 4), new Share(1, 8));

    /** A part of so many, both above 0 but for nothing, and the part no larger. */
    public record Share(long part, long of) {

        public static final Share NOTHING = new Share(0, 1);
    }

    public TierClock {
        fills = List.copyOf(fills);
    }

    /** What a result fills that is so many tiers below the clock; above it is below 0. */
    public Share filled(long below) {
        return below >= fills.size() ? Share.NOTHING : fills.get((int) Math.max(0, below));
    }
}
