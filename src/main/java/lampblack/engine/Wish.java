package lampblack.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;
import lampblack.rules.Trait;

/**
 * What a character is to come to: chance decides only where this says nothing.
 *
 * @param options to be had, what they need before them
 * @param later options to be bought in play, and not before
 * @param avoided options not to be had
 * @param ratings to be reached
 * @param low traits to be left low
 * @param blocks sets and lists of which there is to be more
 * @param milestones to be reached
 * @param advances to be bought
 * @param earnings by which something is to be earned
 */
record Wish(
        Set<OptionKey> options,
        Set<OptionKey> later,
        Set<OptionKey> avoided,
        Map<Trait, Long> ratings,
        Set<Trait> low,
        Set<String> blocks,
        Set<String> milestones,
        Set<String> advances,
        Set<String> earnings) {

    /** Everything is left to chance. */
    static final Wish NONE =
            new Wish(Set.of(), Set.of(), Set.of(), Map.of(), Set.of(), Set.of(), Set.of(), Set.of(), Set.of());

    boolean isNothing() {
        return this == NONE;
    }

    boolean wants(OptionKey option) {
        return options.contains(option);
    }

    boolean wants(Choose step, Candidate candidate) {
        return wants(new OptionKey(step.list(), candidate.keys().get("choose")));
    }

    /** The steps in the order that serves it: points first, as options ask for ratings, then the playbook. */
    List<Step> order(List<Step> steps) {
        if (isNothing()) {
            return steps;
        }
        List<Step> order = new ArrayList<>(steps);
        order.sort(Comparator.comparing(each -> !(each instanceof Choose choose) ? 0
                : choose.list().equals(OptionKey.PLAYBOOKS) ? 1 : 2));
        return order;
    }

    /** Puts first what is wished for, and leaves out most of what is not. */
    void sort(Choose step, List<Candidate> candidates, SplitMix random) {
        if (!isNothing()) {
            candidates.removeIf(each -> shuns(new OptionKey(step.list(), each.keys().get("choose"))) && !random.oneIn(6));
            candidates.sort(Comparator.comparing(each -> !wants(step, each)));
        }
    }

    private boolean shuns(OptionKey option) {
        return !wants(option) && (avoided.contains(option) || later.contains(option));
    }

    void sort(Spend step, List<Candidate> candidates, Standing at) {
        if (!isNothing()) {
            candidates.sort(Comparator.comparing(each -> {
                Trait trait = new Trait(step.set(), each.keys().get("name"));
                return low.contains(trait) ? 2
                        : ratings.containsKey(trait) && at.rating(trait) < ratings.get(trait) ? 0 : 1;
            }));
        }
    }

    /** How many options a step is to take for it. */
    long picks(Choose step) {
        return options.stream().filter(each -> each.list().equals(step.list())).count();
    }

    /** Whether a step is to be filled as far as it goes. */
    boolean isEager(Step step) {
        return step instanceof Spend spend
                ? blocks.contains(spend.set()) || ratings.keySet().stream().anyMatch(each -> each.set().equals(spend.set()))
                : step instanceof Choose choose && blocks.contains(choose.list());
    }
}
