package lampblack.random;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.dice.SplitMix;
import lampblack.rules.Candidate;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * What a character is to come to: chance decides only where this says nothing.
 *
 * @param options to be had, what they need before them
 * @param later options to be bought in play, and not before
 * @param avoided options not to be had
 * @param ratings to be reached
 * @param low traits to be left low
 * @param blocks sets and lists of which there is to be more
 * @param under the entry that what is named in a set is to stand under
 * @param milestones to be reached
 * @param advances to be bought
 * @param earnings by which something is to be earned
 * @param parts what parts are to come to, by kind
 */
public record Goal(
        Set<OptionKey> options,
        Set<OptionKey> later,
        Set<OptionKey> avoided,
        Map<Trait, Long> ratings,
        Set<Trait> low,
        Set<String> blocks,
        Map<String, String> under,
        Set<String> milestones,
        Set<String> advances,
        Set<String> earnings,
        Map<String, Goal> parts) {

    /** Everything is left to chance. */
    static final Goal NONE = new Goal(
            Set.of(), Set.of(), Set.of(), Map.of(), Set.of(), Set.of(), Map.of(), Set.of(), Set.of(), Set.of(),
            Map.of());

    /** One that nothing is in yet, to be filled. */
    public static Goal empty() {
        return new Goal(new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashMap<>(),
                new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashMap<>(), new LinkedHashSet<>(),
                new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashMap<>());
    }

    /** What a part of a kind is to come to. */
    Goal forPart(String kind) {
        return parts.getOrDefault(kind, NONE);
    }

    boolean isNothing() {
        return this == NONE;
    }

    boolean wants(OptionKey option) {
        return options.contains(option);
    }

    /** Whether a playbook is among what is to be had. */
    public boolean hasPlaybook() {
        return options.stream().anyMatch(option -> option.list().equals(OptionKey.PLAYBOOKS));
    }

    boolean wants(ChooseStep step, Candidate candidate, SheetRules sheet) {
        return wants(step.from().key(candidate.keys().get("choose"), sheet));
    }

    /** The steps in the order that serves it: points first, as options ask for ratings, then the playbook. */
    List<CreationStep> order(List<CreationStep> steps) {
        if (isNothing()) {
            return steps;
        }
        List<CreationStep> order = new ArrayList<>(steps);
        order.sort(Comparator.comparing(step -> step.listChoice()
                .map(choice -> choice.from().isPlaybooks() ? 1 : 2).orElse(0)));
        return order;
    }

    /** Puts first what the goal needs, and leaves out most of the rest. */
    void sort(ChooseStep step, List<Candidate> candidates, SheetRules sheet, SplitMix random) {
        if (!isNothing()) {
            candidates.removeIf(candidate -> avoids(step.from().key(candidate.keys().get("choose"), sheet))
                    && !random.oneIn(6));
            candidates.sort(Comparator.comparing(candidate -> !wants(step, candidate, sheet)));
        }
    }

    private boolean avoids(OptionKey option) {
        return !wants(option) && (avoided.contains(option) || later.contains(option));
    }

    void sort(SpendStep step, List<Candidate> candidates, DerivedSheet derived) {
        if (!isNothing()) {
            candidates.sort(Comparator.comparing(candidate -> {
                Trait trait = new Trait(step.set(), candidate.keys().get("name"));
                boolean fresh = under.containsKey(step.set()) && trait.id().equals(Candidate.BLANK);
                return fresh ? -1 : low.contains(trait) ? 2
                        : ratings.containsKey(trait) && derived.rating(trait) < ratings.get(trait) ? 0 : 1;
            }));
        }
    }

    /** Puts the best scores first where the goal needs a rating. */
    void sort(Trait trait, List<Long> scores) {
        if (ratings.containsKey(trait)) {
            scores.sort(Comparator.reverseOrder());
        } else if (low.contains(trait)) {
            scores.sort(Comparator.naturalOrder());
        }
    }

    /** How many options a step is to take for it. */
    long picks(ChooseStep step) {
        return options.stream().filter(optionKey -> step.from().contains(optionKey.list())).count();
    }

    /** What a new entry of a set is to stand under. */
    String place(TraitSet set, Supplier<String> otherwise) {
        return under.containsKey(set.id()) ? under.get(set.id()) : otherwise.get();
    }

    /** Whether a step is to be filled as far as it goes. */
    boolean isEager(CreationStep step) {
        return switch (step) {
            case ChooseStep choose -> choose.from().ids().stream().anyMatch(blocks::contains);
            case SpendStep spend -> blocks.contains(spend.set())
                    || ratings.keySet().stream().anyMatch(trait -> trait.set().equals(spend.set()));
            // They are filled as far as they go in any case.
            case SetRatingsStep set -> false;
            case FillStep fill -> false;
        };
    }
}
