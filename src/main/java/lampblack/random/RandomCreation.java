package lampblack.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.rules.Candidate;
import lampblack.rules.SheetRules;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;

/**
 * Generates a creation: each step is filled with random choices to which the judge has nothing to say, and what leads
 * nowhere is taken back. It ends after a bounded number of tries, with nothing where none came to an end.
 */
public final class RandomCreation {

    private static final int MAX_MENDS = 30;
    /** How many times as much as filling mending may take: to begin anew is cheaper than a dead end. */
    private static final long PATIENCE = 10;

    private final SheetRules sheet;
    private final SplitMix random;
    private final Goal goal;
    private final CreationDraft work;
    private final ChoicesDraft kept;
    private final RandomSteps steps;

    /**
     * @param work with choices that were made already, which are all kept
     * @param playbook the one to be chosen, where it is not left to chance
     */
    public RandomCreation(SheetRules sheet, CreationDraft work, RandomWords words, Optional<String> playbook, Goal goal) {
        this.sheet = sheet;
        this.random = words.random();
        this.goal = goal;
        this.work = work;
        this.kept = work.draft();
        this.steps = new RandomSteps(sheet, words, playbook, goal, work);
    }

    /** The choices of a finished creation. */
    public Optional<MapNode> choices() {
        fill();
        return work.isFinished() ? Optional.of(work.draft().written(sheet)) : Optional.empty();
    }

    /** Fills the draft, as far as that can be done. */
    void fill() {
        List<CreationStep> order = new ArrayList<>(sheet.creation().values());
        if (random.oneIn(2)) {
            order = random.shuffled(order);
        }
        steps.chooseAmounts(order);
        order = goal.order(order);
        long begun = work.taken();
        steps.fill(order);
        requireGoal(order);
        mend(order, work.taken() - begun);
        requireGoal(order);
    }

    /** Changes what was chosen until nobody has anything to say to it. */
    private void mend(List<CreationStep> order, long filling) {
        work.mend();
        long end = work.taken() + PATIENCE * filling;
        for (int i = 0; i < MAX_MENDS && work.distance() > 0 && work.taken() < end && !work.isOver(); i++) {
            if (!exchange(order)) {
                redo(order);
            }
        }
    }

    /** Puts one option in the place of another where that leaves less to say, as when a rule asks for a thing. */
    private boolean exchange(List<CreationStep> order) {
        if (work.dryRun().violations().isEmpty()) {
            return false;
        }
        for (ChooseStep step : RandomSteps.choosing(random.shuffled(order))) {
            int first = kept.picks(step.id()).size();
            int picks = work.draft().picks(step.id()).size() - first;
            if (picks > 0 && steps.candidates(step).stream()
                    .anyMatch(candidate -> exchange(step, first + random.below(picks), candidate))) {
                return true;
            }
        }
        return false;
    }

    private boolean exchange(ChooseStep step, int index, Candidate candidate) {
        if (candidate.keys().containsValue(Candidate.BLANK)) {
            return false;
        }
        for (Node pick : steps.written(step, candidate)) {
            if (work.acceptIfBetter(work.draft().withPick(step.id(), index, pick))) {
                return true;
            }
        }
        return false;
    }

    /** Takes something back and fills what is then free, unless that leaves more to say. */
    private void redo(List<CreationStep> order) {
        ChoicesDraft before = work.draft();
        long weight = work.distance();
        dropChoices(order);
        steps.fill(order);
        if (work.distance() > weight) {
            work.replace(before);
        }
    }

    /** Takes one or two choices back. */
    private void dropChoices(List<CreationStep> order) {
        ChoicesDraft next = work.draft();
        List<CreationStep> made = order.stream().filter(creationStep -> work.draft().choices().has(creationStep.id()))
                .toList();
        for (int i = 1 + random.below(2); i > 0 && !made.isEmpty(); i--) {
            CreationStep step = random.pick(made);
            Map<String, Node> begun = kept.points(step.id());
            List<String> names = next.points(step.id()).entrySet().stream()
                    .filter(points -> !points.getValue().equals(begun.get(points.getKey()))).map(Map.Entry::getKey)
                    .toList();
            int first = kept.picks(step.id()).size();
            int picks = next.picks(step.id()).size() - first;
            if (!names.isEmpty()) {
                String name = random.pick(names);
                next = begun.containsKey(name) ? next.withPoints(step.id(), name, begun.get(name))
                        : next.withoutPoints(step.id(), name);
            } else if (picks > 0) {
                next = next.withoutPick(step.id(), first + random.below(picks));
            }
        }
        work.replace(next);
    }

    /** Puts what the goal needs in place of other choices: all at once, as they may need each other, or singly. */
    private void requireGoal(List<CreationStep> order) {
        if (goal.isNothing()) {
            return;
        }
        ChoicesDraft all = work.draft();
        for (ChooseStep step : RandomSteps.choosing(order)) {
            all = insisting(step, all);
        }
        if (all.equals(work.draft()) || work.accept(all)) {
            return;
        }
        for (ChooseStep step : RandomSteps.choosing(order)) {
            steps.candidates(step).stream().filter(candidate -> goal.wants(step, candidate, sheet))
                    .forEach(candidate -> {
                ChoicesDraft next = insisting(step, candidate, work.draft());
                if (!next.equals(work.draft())) {
                    work.accept(next);
                }
            });
        }
    }

    private ChoicesDraft insisting(ChooseStep step, ChoicesDraft draft) {
        ChoicesDraft next = draft;
        for (Candidate candidate : steps.candidates(step)) {
            next = goal.wants(step, candidate, sheet) ? insisting(step, candidate, next) : next;
        }
        return next;
    }

    /** A draft with one more option, or with it in place of the first pick that the goal does not need. */
    private ChoicesDraft insisting(ChooseStep step, Candidate candidate, ChoicesDraft draft) {
        List<String> names = ChoicesDraft.names(new ListNode(draft.picks(step.id()), ChoicesDraft.NOWHERE));
        boolean there = names.contains(candidate.keys().get("choose"));
        List<Node> ways = there ? List.of() : steps.written(step, candidate);
        for (int i = 0; i < names.size() && !ways.isEmpty(); i++) {
            if (!goal.wants(step.from().key(names.get(i), sheet))) {
                return draft.withPick(step.id(), i, ways.get(0));
            }
        }
        boolean room = !ways.isEmpty() && names.size() < steps.most(step);
        return room ? draft.withPick(step.id(), ways.get(0)) : draft;
    }
}
