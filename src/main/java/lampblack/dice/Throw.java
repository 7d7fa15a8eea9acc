package lampblack.dice;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.Keep;

/**
 * Dice of one kind thrown at once, and what matters of how they fall.
 *
 * @param dice how many, at least 1
 * @param order the faces such that the last one which falls is kept; for the middle and the sum, from the lowest
 * @param high whether the highest die matters besides
 * @param low whether the lowest die matters besides
 */
record Throw(int dice, List<Integer> order, Keep keep, List<Watch> watched, boolean high, boolean low) {

    int faces() {
        return order.size();
    }

    /** In how many ways each fall comes. */
    Distribution<Fall> falls() {
        Map<Fall, BigInteger> ways = new LinkedHashMap<>();
        for (int least = 1; least <= (low ? faces() : 1); least++) {
            for (int most = high ? least : faces(); most <= faces(); most++) {
                between(least, most, ways);
            }
        }
        return Distribution.of(ways);
    }

    /**
     * Adds the falls with all dice between two faces. They are those of which these are the ends, and those with narrower
     * ends, which are taken away there.
     */
    private void between(int least, int most, Map<Fall, BigInteger> into) {
        if (dice == 1) {
            alone(most, into);
            return;
        }
        List<Integer> faces = order.stream().filter(each -> each >= least && each <= most).toList();
        Atoms atoms = Atoms.of(faces, watched);
        Map<Fall, BigInteger> found = keep == Keep.SUM ? new Sums(dice, atoms).falls()
                : new Ranks(dice, keep == Keep.MIDDLE ? (dice + 1) / 2 : dice, faces, atoms).falls();
        if (!high && !low) {
            into.putAll(found);
            return;
        }
        found.forEach((fall, ways) -> {
            add(fall, least, most, ways, into);
            if (low && least > 1) {
                add(fall, least - 1, most, ways.negate(), into);
            }
            if (high && most < faces()) {
                add(fall, least, most + 1, ways.negate(), into);
            }
            if (low && least > 1 && high && most < faces()) {
                add(fall, least - 1, most + 1, ways, into);
            }
        });
    }

    /** One die is the highest and the lowest in one. */
    private void alone(int most, Map<Fall, BigInteger> into) {
        for (int face = high ? most : 1; face <= (high ? most : faces()); face++) {
            int fallen = face;
            into.put(new Fall(face, high ? face : 0, low ? face : 0,
                    watched.stream().map(each -> each.sees(fallen) ? 1L : 0L).toList()), BigInteger.ONE);
        }
    }

    private void add(Fall fall, int least, int most, BigInteger ways, Map<Fall, BigInteger> into) {
        into.merge(new Fall(fall.kept(), high ? most : 0, low ? least : 0, fall.shown()), ways, BigInteger::add);
    }
}
