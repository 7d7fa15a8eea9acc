package lampblack.dice;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import lampblack.rules.roll.RollExtra;

/** What the dice of other rolls come to that are rolled beside those of one. */
final class ExtraDiceSums {

    private ExtraDiceSums() {}

    /** In how many ways they add so much to the result. */
    static Map<Long, BigInteger> of(SettledRoll settled) {
        Map<Long, BigInteger> sums = Map.of(0L, BigInteger.ONE);
        for (RollExtra rollExtra : settled.besides()) {
            Map<Long, BigInteger> next = new TreeMap<>();
            long sign = rollExtra.beside().orElseThrow().takes() ? -1 : 1;
            for (Map.Entry<Long, BigInteger> before : sums.entrySet()) {
                for (int face = 1; face <= settled.facesOf(rollExtra); face++) {
                    next.merge(before.getKey() + sign * face, before.getValue(), BigInteger::add);
                }
            }
            sums = next;
        }
        return new LinkedHashMap<>(sums);
    }
}
