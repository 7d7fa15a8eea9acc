package lampblack.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the ways in which dice add up to each sum. */
record DiceSumWays(int dice, FaceGroups atoms) {

    Map<DiceSummary, BigInteger> ways() {
        Map<DiceSummary, BigInteger> summaries = new LinkedHashMap<>();
        List<List<BigInteger[]>> powers = new ArrayList<>();
        for (List<Integer> group : atoms.groups()) {
            powers.add(powers(group));
        }
        spread(powers, new int[atoms.size()], 0, dice, new BigInteger[] {BigInteger.ONE}, summaries);
        return summaries;
    }

    /** The ways of each sum of none, one, two dice that all fall on a group, and so on. */
    private List<BigInteger[]> powers(List<Integer> group) {
        List<Integer> sorted = group.stream().sorted().toList();
        List<BigInteger[]> powers = new ArrayList<>();
        powers.add(new BigInteger[] {BigInteger.ONE});
        for (int i = 1; i <= dice; i++) {
            powers.add(oneMore(powers.get(i - 1), sorted));
        }
        return powers;
    }

    /** The sums with one die more; a run of faces takes two steps however long it is. */
    private static BigInteger[] oneMore(BigInteger[] before, List<Integer> faces) {
        BigInteger[] upTo = before.clone();
        for (int i = 1; i < upTo.length; i++) {
            upTo[i] = upTo[i].add(upTo[i - 1]);
        }
        BigInteger[] after = nothing(before.length + faces.get(faces.size() - 1));
        for (int i = 0; i < faces.size();) {
            int first = faces.get(i);
            int last = first;
            while (++i < faces.size() && faces.get(i) == last + 1) {
                last++;
            }
            for (int sum = first; sum <= before.length - 1 + last; sum++) {
                BigInteger ways = upTo[Math.min(sum - first, upTo.length - 1)];
                after[sum] = after[sum].add(sum > last ? ways.subtract(upTo[sum - last - 1]) : ways);
            }
        }
        return after;
    }

    private static BigInteger[] nothing(int length) {
        BigInteger[] none = new BigInteger[length];
        Arrays.fill(none, BigInteger.ZERO);
        return none;
    }

    /** Lets the dice that are left fall on the groups from one on. */
    private void spread(List<List<BigInteger[]>> powers, int[] counts, int group, int left, BigInteger[] sums,
            Map<DiceSummary, BigInteger> into) {
        if (group == counts.length) {
            List<Long> shown = atoms.shown(counts);
            for (int sum = 0; sum < sums.length; sum++) {
                if (sums[sum].signum() > 0) {
                    into.merge(new DiceSummary(sum, 0, 0, shown), sums[sum], BigInteger::add);
                }
            }
            return;
        }
        boolean last = group == counts.length - 1;
        long choices = 1;
        for (int here = 0; here <= left; here++) {
            if (!last || here == left) {
                counts[group] = here;
                spread(powers, counts, group + 1, left - here, product(sums, powers.get(group).get(here), choices),
                        into);
            }
            choices = choices * (left - here) / (here + 1);
        }
        counts[group] = 0;
    }

    private static BigInteger[] product(BigInteger[] one, BigInteger[] other, long times) {
        if (one.length == 1 && times == 1) {
            return other;
        }
        BigInteger[] product = nothing(one.length + other.length - 1);
        for (int i = 0; i < one.length; i++) {
            BigInteger factor = one[i].multiply(BigInteger.valueOf(times));
            for (int j = 0; factor.signum() > 0 && j < other.length; j++) {
                if (other[j].signum() > 0) {
                    product[i + j] = product[i + j].add(factor.multiply(other[j]));
                }
            }
        }
        return product;
    }
}
