package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.rules.Step;

/**
 * Makes up a creation: each step is filled with random choices to which the judge has nothing to say, and what leads
 * nowhere is taken back. It ends after a bounded number of tries, with nothing where none came to an end.
 */
final class RandomCreation {

    private static final int MOST_MENDS = 30;

    private final SheetRules sheet;
    private final SplitMix random;
    private final Wish wish;
    private final Workpiece work;
    private final RandomFilling filling;

    /** @param playbook the one to be chosen, where it is not left to chance */
    RandomCreation(SheetRules sheet, Workpiece work, SplitMix random, Optional<String> playbook, Wish wish) {
        this.sheet = sheet;
        this.random = random;
        this.wish = wish;
        this.work = work;
        this.filling = new RandomFilling(sheet, random, playbook, wish, work);
    }

    /** The choices of a finished creation. */
    Optional<MapNode> choices() {
        List<Step> order = new ArrayList<>(sheet.creation().values());
        if (random.oneIn(2)) {
            order = random.shuffled(order);
        }
        filling.settle(order);
        order = wish.order(order);
        filling.fill(order);
        insist(order);
        for (int i = 0; i < MOST_MENDS && work.weight() > 0 && !work.isOver(); i++) {
            if (!exchange(order)) {
                redo(order);
            }
        }
        insist(order);
        return work.isFinished() ? Optional.of(work.draft().written(sheet)) : Optional.empty();
    }

    /** Puts one option in the place of another where that leaves less to say, as when a rule asks for a thing. */
    private boolean exchange(List<Step> order) {
        if (work.trial().objections().isEmpty()) {
            return false;
        }
        for (Step step : random.shuffled(order)) {
            int picks = work.draft().picks(step.id()).size();
            if (step instanceof Choose choose && picks > 0 && filling.candidates(choose).stream()
                    .anyMatch(each -> exchange(choose, random.below(picks), each))) {
                return true;
            }
        }
        return false;
    }

    private boolean exchange(Choose step, int index, Candidate candidate) {
        if (candidate.keys().containsValue(Candidate.BLANK)) {
            return false;
        }
        for (Node pick : filling.written(step, candidate)) {
            if (work.better(work.draft().withPick(step.id(), index, pick))) {
                return true;
            }
        }
        return false;
    }

    /** Takes something back and fills what is then free, unless that leaves more to say. */
    private void redo(List<Step> order) {
        Draft before = work.draft();
        long weight = work.weight();
        loosen(order);
        filling.fill(order);
        if (work.weight() > weight) {
            work.take(before);
        }
    }

    /** Takes one or two choices back. */
    private void loosen(List<Step> order) {
        Draft next = work.draft();
        List<Step> made = order.stream().filter(each -> work.draft().choices().has(each.id())).toList();
        for (int i = 1 + random.below(2); i > 0 && !made.isEmpty(); i--) {
            Step step = random.pick(made);
            List<String> names = List.copyOf(next.points(step.id()).keySet());
            int picks = next.picks(step.id()).size();
            if (!names.isEmpty()) {
                next = next.withoutPoints(step.id(), random.pick(names));
            } else if (picks > 0) {
                next = next.withoutPick(step.id(), random.below(picks));
            }
        }
        work.take(next);
    }

    /** Puts what is wished for in the place of other things: at once, as they may need each other, or singly. */
    private void insist(List<Step> order) {
        if (wish.isNothing()) {
            return;
        }
        Draft all = work.draft();
        for (Step step : order) {
            if (step instanceof Choose choose) {
                all = insisting(choose, all);
            }
        }
        if (all.equals(work.draft()) || work.accept(all)) {
            return;
        }
        for (Step step : order) {
            if (step instanceof Choose choose) {
                filling.candidates(choose).stream().filter(each -> wish.wants(choose, each)).forEach(each -> {
                    Draft next = insisting(choose, each, work.draft());
                    if (!next.equals(work.draft())) {
                        work.accept(next);
                    }
                });
            }
        }
    }

    private Draft insisting(Choose step, Draft draft) {
        Draft next = draft;
        for (Candidate each : filling.candidates(step)) {
            next = wish.wants(step, each) ? insisting(step, each, next) : next;
        }
        return next;
    }

    /** A draft with an option more, or in the place of the first pick that nobody wishes for. */
    private Draft insisting(Choose step, Candidate candidate, Draft draft) {
        List<String> names = Draft.names(new ListNode(draft.picks(step.id()), Draft.NOWHERE));
        boolean there = names.contains(candidate.keys().get("choose"));
        List<Node> ways = there ? List.of() : filling.written(step, candidate);
        for (int i = 0; i < names.size() && !ways.isEmpty(); i++) {
            if (!wish.wants(new OptionKey(step.list(), names.get(i)))) {
                return draft.withPick(step.id(), i, ways.get(0));
            }
        }
        boolean room = !ways.isEmpty() && names.size() < filling.most(step);
        return room ? draft.withPick(step.id(), ways.get(0)) : draft;
    }
}
