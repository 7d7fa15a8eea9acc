package lampblack.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollOutcome;

/**
 * Counts the best outcome of a group in which the dice of all may come to an outcome that none has alone: two sixes of
 * different members, where one member's two sixes would be a critical.
 *
 * @param outcomes of the roll, the best first
 * @param combined those for which the dice of all count, as far as they ask for several
 */
record CombinedFalls(List<String> outcomes, List<Combination> combined) {

    /** An outcome with the faces that it asks for. @param place among the outcomes, from the best */
    record Combination(int place, OutcomeMatch.Showing showing) {}

    /** What matters of what some members rolled. @param shown how many dice show the faces of each, up to enough */
    private record Fall(int best, List<Long> shown) {}

    static CombinedFalls of(Roll roll, GroupRoll group) {
        List<String> outcomes = List.copyOf(roll.outcomes().keySet());
        List<Combination> combined = new ArrayList<>();
        for (RollOutcome outcome : roll.outcomes().values()) {
            outcome.match().asShowing().filter(showing -> group.combines().contains(outcome.id())).ifPresent(showing ->
                    combined.add(new Combination(outcomes.indexOf(outcome.id()), showing)));
        }
        return new CombinedFalls(outcomes, combined);
    }

    /** How likely each outcome is as the group's, by id; an empty id stands for none. */
    Distribution<String> best(List<SettledRoll> members) {
        Map<Fall, BigInteger> all = Map.of(new Fall(outcomes.size(), combined.stream().map(one -> 0L).toList()),
                BigInteger.ONE);
        for (SettledRoll member : members) {
            Map<Fall, BigInteger> next = new LinkedHashMap<>();
            Map<Fall, BigInteger> falls = falls(member);
            all.forEach((before, ways) -> falls.forEach((fall, count) -> next.merge(together(before, fall),
                    ways.multiply(count), BigInteger::add)));
            all = next;
        }
        Map<String, BigInteger> best = new LinkedHashMap<>();
        all.forEach((fall, ways) -> {
            int place = Math.min(fall.best, combinedPlace(fall.shown));
            best.merge(place < outcomes.size() ? outcomes.get(place) : "", ways, BigInteger::add);
        });
        return Distribution.of(best);
    }

    /** The outcome that dice of so many members bring together, where it is better than the best of any of them. */
    Optional<String> beyond(int best, List<Long> shown) {
        int place = combinedPlace(shown);
        return place < (best < 0 ? outcomes.size() : best) ? Optional.of(outcomes.get(place)) : Optional.empty();
    }

    /** How many of some dice show what each outcome asks for. */
    List<Long> shown(DicePool pool, List<Integer> faces) {
        return combined.stream().map(one -> pool.counts() ? faces.stream()
                .filter(face -> one.showing.faces().contains(face)).count() : 0L).toList();
    }

    private int combinedPlace(List<Long> shown) {
        for (int i = 0; i < combined.size(); i++) {
            if (shown.get(i) >= combined.get(i).showing.times()) {
                return combined.get(i).place;
            }
        }
        return outcomes.size();
    }

    private Fall together(Fall one, Fall other) {
        List<Long> shown = new ArrayList<>();
        for (int i = 0; i < combined.size(); i++) {
            shown.add(Math.min(combined.get(i).showing.times(), one.shown.get(i) + other.shown.get(i)));
        }
        return new Fall(Math.min(one.best, other.best), shown);
    }

    private Map<Fall, BigInteger> falls(SettledRoll member) {
        Map<Fall, BigInteger> falls = new LinkedHashMap<>();
        if (member.dicePool().isEmpty()) {
            falls.put(new Fall(outcomes.size(), combined.stream().map(one -> 0L).toList()), BigInteger.ONE);
            return falls;
        }
        DicePool pool = member.dicePool().get();
        ExtraDiceSums.of(member).forEach((more, times) -> {
            DiceReader reading = DiceReader.of(member.with(member.faces(), more), pool);
            reading.dice().distribution().ways().forEach((summary, count) -> falls.merge(new Fall(
                    reading.outcome(summary).map(outcome -> outcomes.indexOf(outcome.id())).orElse(outcomes.size()),
                    combined.stream().map(one -> pool.counts() ? reading.shown(one.showing.faces(), summary) : 0L)
                            .toList()), count.multiply(times), BigInteger::add));
        });
        return falls;
    }
}
