package lampblack.random;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.dice.SplitMix;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Question;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Fills the steps of a creation with random choices to which the judge has nothing to say. */
final class RandomSteps {

    private static final int ENDLESS = 3;
    private static final int TRIES = 5;

    private final SheetRules sheet;
    private final SplitMix random;
    private final RandomWords words;
    private final RandomPick picker;
    private final Optional<String> playbook;
    private final Goal goal;
    private final CreationDraft work;
    private final Map<String, Long> draws = new LinkedHashMap<>();

    /** @param playbook the one to be chosen, where it is not left to chance */
    RandomSteps(SheetRules sheet, RandomWords words, Optional<String> playbook, Goal goal, CreationDraft work) {
        this.sheet = sheet;
        this.random = words.random();
        this.words = words;
        this.picker = new RandomPick(sheet, random, words, goal::wants);
        this.playbook = playbook;
        this.goal = goal;
        this.work = work;
    }

    /** Settles how much each step shall hold, of what it may. */
    void chooseAmounts(List<CreationStep> order) {
        order.forEach(step -> draws.put(step.id(), random.next() >>> 1));
    }

    /** Several ways to write a pick. */
    List<Node> written(ChooseStep step, Candidate candidate) {
        return picker.written(candidate, step.from(), at(), false);
    }

    private DerivedSheet at() {
        return work.dryRun().derived();
    }

    /** Fills what is still free, and answers what is still asked. */
    void fill(List<CreationStep> order) {
        for (int round = 0; round < 2; round++) {
            for (CreationStep step : order) {
                switch (step) {
                    case SpendStep spend -> fill(spend);
                    case SetRatingsStep set -> fill(set);
                    case ChooseStep choose -> fill(choose);
                    // Its words are the fields', which RandomFields generates.
                    case FillStep fill -> { }
                }
            }
            if (work.dryRun().todos().isEmpty()) {
                return;
            }
            order.forEach(this::complete);
        }
    }

    /** How much a step shall hold: anything its range allows, and the same at each asking. */
    private long goalPicks(CreationStep step, Range range, long more) {
        DerivedSheet derived = at();
        long most = plus(range.most().evaluate(derived), more);
        long least = Math.min(plus(range.least().evaluate(derived), more), most);
        long room = Math.min(most == Amount.UNLIMITED ? ENDLESS : most - least, Integer.MAX_VALUE);
        return least + (goal.isEager(step) ? room : draws.get(step.id()) % (room + 1));
    }

    private static long plus(long amount, long more) {
        return amount == Amount.UNLIMITED ? amount : Math.max(0, amount + more);
    }

    private void fill(SpendStep step) {
        while (spent(step) < goalPicks(step, step.points(), at().morePoints(step.id()))) {
            List<Candidate> all = random.shuffled(step.candidates(at()));
            goal.sort(step, all, at());
            if (all.stream().noneMatch(candidate -> put(step, candidate))) {
                return;
            }
        }
    }

    /** Rolls for each trait in order, or puts what is given on them in any; what the goal needs gets the best. */
    private void fill(SetRatingsStep step) {
        List<Candidate> order = step.candidates(at());
        for (Candidate candidate : step.scores().isRolled() ? order : random.shuffled(order)) {
            String name = candidate.keys().get("name");
            List<Long> written = SetRatingsStep.written(ChoicesDraft.map(work.draft().points(step.id())));
            List<Long> left = random.shuffled(step.scores().left(written));
            goal.sort(new Trait(step.set(), name), left);
            left.stream().limit(TRIES).anyMatch(value -> work.accept(
                    work.draft().withPoints(step.id(), name, ChoicesDraft.number(value))));
        }
    }

    private long spent(SpendStep step) {
        return Points.decode(ChoicesDraft.map(work.draft().points(step.id()))).stream().mapToLong(Points::amount).sum();
    }

    private boolean put(SpendStep step, Candidate candidate) {
        TraitSet set = sheet.traits().get(step.set());
        String name = candidate.keys().get("name");
        if (!name.equals(Candidate.BLANK)) {
            return put(step, set, name);
        }
        return words.skills(set.suggestions()).stream().filter(skill -> !at().choices().set(set.id())
                .containsKey(Name.of(skill).key())).limit(3).anyMatch(skill -> put(step, set, skill));
    }

    /** Puts a point or two, or to begin with as many as the least rating takes. */
    private boolean put(SpendStep step, TraitSet set, String name) {
        Node old = work.draft().points(step.id()).get(name);
        long least = old == null ? set.min().evaluate(at()) - set.start(name).evaluate(at()) : 1;
        long left = goalPicks(step, step.points(), at().morePoints(step.id())) - spent(step);
        long more = Math.max(1, Math.min(least, left));
        boolean two = random.oneIn(2) && more < left && !goal.under().containsKey(set.id());
        return two && put(step, set, name, more + 1) || put(step, set, name, more);
    }

    private boolean put(SpendStep step, TraitSet set, String name, long more) {
        Map<String, Node> value = new LinkedHashMap<>();
        Optional<Points> old = Optional.ofNullable(work.draft().points(step.id()).get(name))
                .map(points -> Points.decode(ChoicesDraft.map(Map.of(name, points))).get(0));
        value.put("points", ChoicesDraft.number(old.map(Points::amount).orElse(0L) + more));
        old.flatMap(Points::under).ifPresent(parent -> value.put("under", parent));
        if (old.isEmpty() && set.open() && set.under().isPresent()) {
            value.put("under", ChoicesDraft.text(goal.place(set, () -> words.place(sheet, set))));
        }
        return work.accept(work.draft().withPoints(step.id(), name, ChoicesDraft.map(value)));
    }

    private void fill(ChooseStep step) {
        while (work.draft().picks(step.id()).size() < goalPicks(step)) {
            if (candidates(step).stream().noneMatch(candidate -> take(step, candidate))) {
                return;
            }
        }
    }

    /** How many options a step may take. */
    long most(ChooseStep step) {
        return plus(step.picks().most().evaluate(at()), at().morePicks(step.id()));
    }

    private long goalPicks(ChooseStep step) {
        long count = Math.max(goalPicks(step, step.picks(), at().morePicks(step.id())),
                Math.min(most(step), goal.picks(step)));
        return step.from().isPlaybooks() && playbook.isPresent() ? Math.max(1, count) : count;
    }

    /** The candidates of a step, those of the goal first. */
    List<Candidate> candidates(ChooseStep step) {
        List<Candidate> all = random.shuffled(step.candidates(at()));
        work.charge(all.size());
        if (step.from().isPlaybooks() && playbook.isPresent()) {
            all.removeIf(candidate -> !candidate.keys().get("choose").equals(playbook.get()));
        }
        // What players make up is one candidate among many, and half of what they take.
        Optional<Candidate> made = all.stream().filter(candidate -> candidate.keys().containsValue(Candidate.BLANK))
                .findFirst();
        if (made.isPresent() && random.oneIn(2)) {
            all.remove(made.get());
            all.add(0, made.get());
        }
        step.from().ids().forEach(list -> new MapFrontier(at()).sort(list, all));
        goal.sort(step, all, sheet, random);
        return all;
    }

    private boolean take(ChooseStep step, Candidate candidate) {
        return written(step, candidate).stream()
                .anyMatch(pick -> work.accept(work.draft().withPick(step.id(), pick)));
    }

    /** Gives the answers and places that a step still owes. */
    private void complete(CreationStep step) {
        switch (step) {
            case ChooseStep choose -> {
                List<Node> picks = work.draft().picks(step.id());
                for (int i = 0; i < picks.size(); i++) {
                    answer(choose, i, Pick.decode(picks.get(i)).get(0));
                }
            }
            case SpendStep spend -> {
                if (sheet.traits().get(spend.set()).under().isPresent()) {
                    work.draft().points(step.id()).forEach((name, points) -> place(spend, name, points));
                }
            }
            case SetRatingsStep set -> { }
            case FillStep fill -> { }
        }
    }

    private void answer(ChooseStep step, int index, Pick pick) {
        for (Map.Entry<String, Question> entry : picker.asks(step.from(), pick.name().text()).entrySet()) {
            Map<String, Node> details = ChoicesDraft.values(pick.details());
            if (!details.containsKey(entry.getKey())) {
                picker.answers(entry.getValue(), at()).stream().anyMatch(answer -> {
                    details.put(entry.getKey(), ChoicesDraft.text(answer));
                    Node answered = ChoicesDraft.pick(pick.name().text(), details);
                    return work.accept(work.draft().withPick(step.id(), index, answered));
                });
            }
        }
    }

    private void place(SpendStep step, String name, Node points) {
        TraitSet set = sheet.traits().get(step.set());
        points.asMap().filter(map -> !map.has("under") && set.open()).ifPresent(map -> {
            Map<String, Node> value = ChoicesDraft.values(map);
            value.put("under", ChoicesDraft.text(goal.place(set, () -> words.place(sheet, set))));
            work.accept(work.draft().withPoints(step.id(), name, ChoicesDraft.map(value)));
        });
    }

    /** The steps that take options from a list. */
    static List<ChooseStep> choosing(List<CreationStep> steps) {
        return steps.stream().flatMap(step -> switch (step) {
            case ChooseStep choose -> Stream.of(choose);
            default -> Stream.<ChooseStep>empty();
        }).toList();
    }
}
