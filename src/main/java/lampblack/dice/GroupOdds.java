package lampblack.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;

/**
 * How likely everything is that can come of a roll which several make together.
 *
 * @param best the best outcome of all, by id; an empty id stands for results that have no outcome
 * @param failing how many of them fail
 * @param enough whether so many succeed that all do
 * @param marks what the leader marks for them, by track or row
 */
public record GroupOdds(Distribution<String> best, Distribution<Long> failing, Distribution<Boolean> enough,
        Map<String, Distribution<Long>> marks) {

    public GroupOdds {
        marks = new LinkedHashMap<>(marks);
    }

    /** @param members at least one; who has no roll fails */
    public static GroupOdds of(Roll roll, GroupRoll group, List<SettledRoll> members) {
        List<Distribution<String>> distributions = members.stream().map(member -> Odds.outcomes(member)
                .orElseGet(() -> Distribution.of(Map.of("", BigInteger.ONE)))).toList();
        Distribution<Long> failing = failing(group, distributions);
        Map<Boolean, BigInteger> enough = new LinkedHashMap<>();
        failing.ways().forEach((fail, ways) -> enough.merge(members.size() - fail >= GroupRoll.half(members.size()),
                ways,
                BigInteger::add));
        Map<String, Distribution<Long>> marks = new LinkedHashMap<>();
        group.costs().forEach((track, amount) -> {
            long one = amount.evaluate(members.get(0).derived(), members.get(0).numbers());
            Map<Long, BigInteger> ways = new LinkedHashMap<>();
            failing.ways().forEach((fail, count) -> ways.merge(one * fail, count, BigInteger::add));
            marks.put(track, Distribution.sorted(ways));
        });
        return new GroupOdds(best(roll, distributions), failing, Distribution.of(enough), marks);
    }

    static boolean fails(GroupRoll group, String outcome) {
        return outcome.isEmpty() || group.fails().contains(outcome);
    }

    /** An outcome is the best where all have it or less, but not all have less. */
    private static Distribution<String> best(Roll roll, List<Distribution<String>> distributions) {
        List<String> worstFirst = new ArrayList<>(List.of(""));
        roll.outcomes().keySet().forEach(outcome -> worstFirst.add(1, outcome));
        Map<String, BigInteger> best = new LinkedHashMap<>();
        BigInteger less = BigInteger.ZERO;
        List<String> upTo = new ArrayList<>();
        for (String outcome : worstFirst) {
            upTo.add(outcome);
            BigInteger all = BigInteger.ONE;
            for (Distribution<String> member : distributions) {
                all = all.multiply(upTo.stream().map(one -> member.ways().getOrDefault(one, BigInteger.ZERO))
                        .reduce(BigInteger.ZERO, BigInteger::add));
            }
            best.put(outcome, all.subtract(less));
            less = all;
        }
        return Distribution.of(best);
    }

    private static Distribution<Long> failing(GroupRoll group, List<Distribution<String>> distributions) {
        Map<Long, BigInteger> sums = Map.of(0L, BigInteger.ONE);
        for (Distribution<String> member : distributions) {
            Map<Long, BigInteger> next = new LinkedHashMap<>();
            sums.forEach((before, ways) -> member.ways().forEach((outcome, count) ->
                    next.merge(before + (fails(group, outcome) ? 1 : 0), ways.multiply(count), BigInteger::add)));
            sums = next;
        }
        return Distribution.sorted(sums);
    }
}
