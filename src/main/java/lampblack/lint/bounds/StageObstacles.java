package lampblack.lint.bounds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * What speaks against taking things in a stage, as far as bounds can tell; what nothing speaks against may be possible.
 *
 * @param free whether an option can be taken at all in that stage
 */
record StageObstacles(SheetBounds bounds, Satisfiability satisfiability, Predicate<Option> free) {

    StageObstacles(SheetBounds bounds, Set<String> stages, Predicate<Option> free) {
        this(bounds, new Satisfiability(bounds, stages), free);
    }

    /** Against an option, wherever it is offered. */
    List<Obstacle> option(Option option) {
        List<Obstacle> obstacles = new ArrayList<>();
        add(option.locked() && !bounds.effects().opens(option), Obstacle.Cause.OPENER, "never.locked", obstacles);
        add(option.requires(), option.times(), obstacles);
        OptionList list = bounds.sheet().lists().get(option.key().list());
        if (bounds.amount(list.atMost()).high() <= 0) {
            obstacles.add(Obstacle.of(Obstacle.Cause.ROOM, "never.full", "list", list.id()));
        }
        return obstacles;
    }

    private static void add(boolean stands, Obstacle.Cause cause, String key, List<Obstacle> to) {
        if (stands) {
            to.add(Obstacle.of(cause, key));
        }
    }

    /** What is asked for, and how often it may be taken. */
    private void add(Requirement requires, Amount times, List<Obstacle> to) {
        satisfiability.never(requires)
                .ifPresent(why -> to.add(new Obstacle(Obstacle.Cause.REQUIREMENT, why.words())));
        add(bounds.options().isNever(times), Obstacle.Cause.ROOM, "never.times", to);
    }

    private boolean isShut(Quantity.Access access) {
        return !bounds.effects().any(new Quantity.Opened(access));
    }

    List<Obstacle> advance(Advance advance) {
        List<Obstacle> obstacles = new ArrayList<>();
        add(advance.locked() && isShut(new Quantity.Access.AdvanceAccess(advance.id())), Obstacle.Cause.OPENER,
                "never.locked", obstacles);
        add(advance.requires(), advance.times(), obstacles);
        obstacles.addAll(limits(limit -> limit.counts(advance)));
        Optional<Obstacle> choice = choice(advance);
        obstacles.addAll(choice.isPresent() ? List.of(choice.get()) : new Affordability(bounds).obstacles(advance));
        return obstacles;
    }

    private Optional<Obstacle> choice(Advance advance) {
        return switch (advance.purchase()) {
            case ChoosePurchase choose -> choice(choose);
            case SwapPurchase swap -> swap(swap);
            case GainPurchase gain -> Optional.empty();
            case AddPurchase add -> raise(advance);
            case RaisePurchase raise -> raise(advance);
        };
    }

    private Optional<Obstacle> choice(ChoosePurchase choose) {
        long picks = bounds.amount(choose.picks()).low();
        long most = Math.max(0, new FilterMatches(bounds, free).room(choose.from(), choose.only()));
        return picks <= most ? Optional.empty() : Optional.of(Obstacle.of(Obstacle.Cause.CHOICE, "never.too-few",
                "count", most, "list", choose.from().quoted(), "picks", picks));
    }

    private Optional<Obstacle> swap(SwapPurchase swap) {
        boolean any = swap.sets().stream().anyMatch(set -> bounds.ratings().isNamed(set(set)))
                || swap.lists().stream().map(bounds.sheet().lists()::get)
                        .anyMatch(list -> bounds.amount(list.atMost()).high() > 0);
        return any ? Optional.empty() : Optional.of(Obstacle.of(Obstacle.Cause.CHOICE, "never.no-swap"));
    }

    private Optional<Obstacle> raise(Advance advance) {
        return new NewRatingBounds(bounds).possible(advance).isPresent() ? Optional.empty()
                : Optional.of(Obstacle.of(Obstacle.Cause.CHOICE, "never.no-raise"));
    }

    private TraitSet set(String id) {
        return bounds.sheet().traits().get(id);
    }

    List<Obstacle> earning(Earning earning) {
        List<Obstacle> obstacles = new ArrayList<>();
        add(earning.locked() && isShut(new Quantity.Access.EarningAccess(earning.id())), Obstacle.Cause.OPENER,
                "never.locked", obstacles);
        add(bounds.isNothing(earning.gives().most(), new Quantity.Earnings(earning.id())), Obstacle.Cause.CHOICE,
                "never.gives", obstacles);
        obstacles.addAll(limits(limit -> limit.counts(earning)));
        return obstacles;
    }

    /** Against what a shared limit never allows. */
    private List<Obstacle> limits(Predicate<SharedLimit> counting) {
        return bounds.sheet().limits().values().stream().filter(counting)
                .filter(limit -> bounds.isNothing(limit.times(), new Quantity.LimitTimes(limit.id())))
                .map(limit -> Obstacle.of(Obstacle.Cause.ROOM, "never.limit", "limit", limit.id())).toList();
    }

    List<Obstacle> step(CreationStep step) {
        return switch (step) {
            case ChooseStep choose -> choose(choose);
            case SpendStep spend -> spend(spend);
            case SetRatingsStep set -> List.of();
            case FillStep fill -> List.of();
        };
    }

    private List<Obstacle> choose(ChooseStep choose) {
        return picks(choose) <= 0 ? List.of(Obstacle.of(Obstacle.Cause.ROOM, "never.no-picks"))
                : new FilterMatches(bounds, free).room(choose.from(), choose.only()) > 0 ? List.of()
                : List.of(Obstacle.of(Obstacle.Cause.CHOICE, "never.nothing", "list", choose.from().quoted()));
    }

    private List<Obstacle> spend(SpendStep spend) {
        return bounds.isNothing(spend.points().most(), new Quantity.StepPoints(spend.id()))
                ? List.of(Obstacle.of(Obstacle.Cause.ROOM, "never.no-points"))
                : hasRoom(spend) ? List.of() : List.of(Obstacle.of(Obstacle.Cause.CHOICE, "never.no-raise"));
    }

    /** Whether some trait can begin higher than it starts. */
    private boolean hasRoom(SpendStep spend) {
        TraitSet set = set(spend.set());
        long most = bounds.ratings().stepCap(spend);
        for (Trait trait : bounds.ratings().traits(set)) {
            long start = bounds.amount(set.start(trait.id())).low();
            if (start < Math.min(most, bounds.ratings().cap(trait).high())) {
                return true;
            }
        }
        return false;
    }

    /** How many options a step may take at most. */
    long picks(CreationStep step) {
        return bounds.most(step.listChoice().map(choice -> choice.picks().most()).orElse(Amount.Fixed.ZERO),
                new Quantity.StepPicks(step.id()));
    }
}
