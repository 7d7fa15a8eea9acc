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
 * @param result what counts for all where the best does: of the one who has the best, or of the dice of all together
 * @param isCombined whether the dice of all together came to more than those of anybody
 * @param failing how many fail
 * @param enough whether so many succeed that all do
 * @param marks what the leader marks for those who fail
 */
public record GroupResult(List<Optional<RolledDice>> rolled, int best, Optional<RollResult> result,
        boolean isCombined, long failing, boolean enough,
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
        Optional<RollResult> own = best < 0 ? Optional.empty() : casts.get(best).map(RolledDice::result);
        Optional<RollResult> combined = combined(roll, group, members, casts, best);
        return new GroupResult(casts, best, combined.or(() -> own), combined.isPresent(), failing,
                outcomes.size() - failing >= GroupRoll.half(outcomes.size()), marks);
    }

    /** What comes of the dice of all, where that is more than anybody has; as for the best of them, or the first. */
    private static Optional<RollResult> combined(Roll roll, GroupRoll group, List<SettledRoll> members,
            List<Optional<RolledDice>> casts, int best) {
        CombinedFalls falls = CombinedFalls.of(roll, group);
        int place = best < 0 ? -1 : falls.outcomes().indexOf(casts.get(best).orElseThrow().result().name());
        List<Long> shown = new ArrayList<>(falls.combined().stream().map(one -> 0L).toList());
        int first = -1;
        for (int i = 0; i < members.size(); i++) {
            if (casts.get(i).isPresent()) {
                List<Long> own = falls.shown(members.get(i).dicePool().orElseThrow(), casts.get(i).get().faces());
                for (int j = 0; j < own.size(); j++) {
                    shown.set(j, shown.get(j) + own.get(j));
                }
                first = first < 0 ? i : first;
            }
        }
        int who = best < 0 ? first : best;
        return falls.beyond(place, shown).map(id -> casts.get(who).orElseThrow().as(roll.outcomes().get(id),
                members.get(who)));
    }
}
