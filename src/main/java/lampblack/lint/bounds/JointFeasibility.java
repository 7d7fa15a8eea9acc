package lampblack.lint.bounds;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import lampblack.diagnostic.Message;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.CreationStep;

/**
 * Whether all that an option needs beside it can be taken in one creation. That is judged as a whole, so that options
 * which need each other can be taken where there is room for all of them.
 */
final class JointFeasibility {

    private static final int MAX = 60;

    private final StageObstacles obstacles;
    private final SheetBounds bounds;
    private final Set<OptionKey> needed = new LinkedHashSet<>();
    private final Set<OptionKey> refused = new LinkedHashSet<>();

    private JointFeasibility(StageObstacles obstacles) {
        this.obstacles = obstacles;
        this.bounds = obstacles.bounds();
    }

    /** Why what an option needs cannot stand beside it. */
    static Optional<Obstacle> obstacle(Option option, StageObstacles obstacles) {
        JointFeasibility all = new JointFeasibility(obstacles);
        all.add(option.key());
        return all.obstacle();
    }

    private Optional<Obstacle> obstacle() {
        for (OptionKey optionKey : refused) {
            if (needed.contains(optionKey)) {
                return Optional.of(Obstacle.of(Obstacle.Cause.OFFER, "never.refuses", "name", optionKey.id()));
            }
        }
        for (OptionKey first : needed) {
            List<OptionKey> picks = needed.stream().filter(optionKey -> optionKey.list().equals(first.list())).toList();
            long most = capacity(first.list());
            if (picks.size() > most) {
                List<Message> names = picks.stream().map(optionKey -> Message.quoted(optionKey.id()))
                        .toList();
                return Optional.of(Obstacle.of(Obstacle.Cause.OFFER, "never.together", "names", names, "most", most,
                        "list",
                        first.list()));
            }
        }
        return Optional.empty();
    }

    private long capacity(String list) {
        long most = 0;
        for (CreationStep step : bounds.sheet().creation().values()) {
            if (step.takesFrom(list)) {
                most = Interval.exactly(most).plus(Interval.exactly(Math.max(0, obstacles.picks(step)))).high();
            }
        }
        return Math.min(most, bounds.amount(bounds.sheet().lists().get(list).atMost()).high());
    }

    /** Adds what must be picked; what may be granted or come by a link need not be. */
    private void add(OptionKey key) {
        Optional<Option> option = bounds.sheet().option(key);
        boolean comes = key.list().equals(OwnerLink.LIST) || bounds.options().isGranted(key);
        if (option.isEmpty() || comes || needed.size() == MAX || !needed.add(key)) {
            return;
        }
        add(option.get().requires());
        if (option.get().locked()) {
            only(bounds.effects().openers(option.get()), opener -> true).ifPresent(opener -> add(opener.key()));
        }
        only(option.get().playbooks(), own -> isOnlyOwn(option.get()))
                .ifPresent(own -> add(new OptionKey(OptionKey.PLAYBOOKS, own)));
    }

    private void add(Requirement requirement) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(this::add);
            case AnyOf any ->
                    only(any.parts(), part -> obstacles.satisfiability().never(part).isEmpty()).ifPresent(this::add);
            case HasOption has -> add(has.option());
            case HasTag tag -> only(bounds.carriers(tag.tag()), bounds.scope().options()).ifPresent(this::add);
            case Not not -> {
                if (not.part() instanceof AllOf all && all.parts().size() == 1
                        && all.parts().get(0) instanceof HasOption has) {
                    refused.add(has.option());
                }
            }
            case RatingAtLeast rating -> { }
            case HasMilestone reached -> { }
            case If condition -> { }
        }
    }

    private static <T> Optional<T> only(List<T> all, Predicate<? super T> possible) {
        Set<T> left = new LinkedHashSet<>();
        for (T candidate : all) {
            if (left.size() < 2 && possible.test(candidate)) {
                left.add(candidate);
            }
        }
        return left.size() == 1 ? left.stream().findFirst() : Optional.empty();
    }

    /** Whether steps offer it to those of its own playbook alone. */
    private boolean isOnlyOwn(Option option) {
        FilterMatches matches = new FilterMatches(bounds, obstacles.free());
        return !bounds.effects().opens(option) && bounds.sheet().creation().values().stream()
                .flatMap(step -> step.listChoice().stream())
                .filter(choice -> choice.from().contains(option.key().list()) && matches.passes(option, choice.only()))
                .allMatch(choice -> choice.only().playbook() == OptionFilter.PlaybookScope.OWN);
    }
}
