package lampblack.dice;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.roll.Keep;

/**
 * Dice of one kind rolled at once, and what matters of the result.
 *
 * @param dice how many, at least 1
 * @param order the faces such that the last one which falls is kept; for the middle and the sum, from the lowest
 * @param high whether the highest die matters besides
 * @param low whether the lowest die matters besides
 */
record IdenticalDice(int dice, List<Integer> order, Keep keep, List<WatchedFaces> watched, boolean high, boolean low) {

    int faces() {
        return order.size();
    }

    /** In how many ways each fall comes. */
    Distribution<DiceSummary> distribution() {
        Map<DiceSummary, BigInteger> ways = new LinkedHashMap<>();
        for (int least = 1; least <= (low ? faces() : 1); least++) {
            for (int most = high ? least : faces(); most <= faces(); most++) {
                between(least, most, ways);
            }
        }
        return Distribution.of(ways);
    }

    /**
     * Adds the falls with all dice between two faces. They are those of which these are the ends, and those with
     * narrower ends, which are taken away there.
     */
    private void between(int least, int most, Map<DiceSummary, BigInteger> into) {
        if (dice == 1) {
            alone(most, into);
            return;
        }
        List<Integer> faces = order.stream().filter(number -> number >= least && number <= most).toList();
        FaceGroups atoms = FaceGroups.of(faces, watched);
        Map<DiceSummary, BigInteger> found = keep == Keep.SUM ? new DiceSumWays(dice, atoms).ways()
                : new RankedDieWays(dice, keep == Keep.MIDDLE ? (dice + 1) / 2 : dice, faces, atoms).ways();
        if (!high && !low) {
            into.putAll(found);
            return;
        }
        found.forEach((summary, ways) -> {
            add(summary, least, most, ways, into);
            if (low && least > 1) {
                add(summary, least - 1, most, ways.negate(), into);
            }
            if (high && most < faces()) {
                add(summary, least, most + 1, ways.negate(), into);
            }
            if (low && least > 1 && high && most < faces()) {
                add(summary, least - 1, most + 1, ways, into);
            }
        });
    }

    /** One die is the highest and the lowest in one. */
    private void alone(int most, Map<DiceSummary, BigInteger> into) {
        for (int face = high ? most : 1; face <= (high ? most : faces()); face++) {
            int fallen = face;
            into.put(new DiceSummary(face, high ? face : 0, low ? face : 0,
                    watched.stream().map(watchedFaces -> watchedFaces.sees(fallen) ? 1L : 0L).toList()),
                    BigInteger.ONE);
        }
    }

    private void add(DiceSummary summary, int least, int most, BigInteger ways, Map<DiceSummary, BigInteger> into) {
        into.merge(new DiceSummary(summary.kept(), high ? most : 0, low ? least : 0, summary.shown()), ways,
                BigInteger::add);
    }
}
