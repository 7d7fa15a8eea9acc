package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;

/**
 * What several rolled together.
 *
 * @param rolled in their order; empty for those without a roll
 * @param best which of them has the best outcome, from 0, the first of those who have it; −1 where nobody has one
 * @param failing how many fail
 * @param enough whether so many succeed that all do
 * @param marks what the leader marks for those who fail
 */
public record GroupResult(List<Optional<RolledDice>> rolled, int best, long failing, boolean enough,
        Map<String, Long> marks) {

    public GroupResult {
        rolled = List.copyOf(rolled);
        marks = new LinkedHashMap<>(marks);
    }

    /**
     * What several come to.
     *
     * @param members as their rolls were settled, at least one
     * @param casts what each then rolled
     */
    public static GroupResult of(Roll roll, GroupRoll group, List<SettledRoll> members,
            List<Optional<RolledDice>> casts) {
        List<String> outcomes = casts.stream()
                .map(rolledDice -> rolledDice.map(rolled -> rolled.result().name()).orElse("")).toList();
        List<String> order = new ArrayList<>(roll.outcomes().keySet());
        int best = -1;
        for (int i = 0; i < outcomes.size(); i++) {
            int place = order.indexOf(outcomes.get(i));
            if (place >= 0 && (best < 0 || place < order.indexOf(outcomes.get(best)))) {
                best = i;
            }
        }
        long failing = outcomes.stream().filter(outcome -> GroupOdds.fails(group, outcome)).count();
        SettledRoll first = members.get(0);
        Map<String, Long> marks = new LinkedHashMap<>();
        group.costs().forEach((track, amount) -> marks.put(track,
                failing * amount.evaluate(first.derived(), first.numbers())));
        return new GroupResult(casts, best, failing, outcomes.size() - failing >= GroupRoll.half(outcomes.size()),
                marks);
    }

    /** What counts for all where the best does. */
    public Optional<RollResult> result() {
        return best < 0 ? Optional.empty() : rolled.get(best).map(RolledDice::result);
    }
}
