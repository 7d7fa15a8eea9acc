package lampblack.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import lampblack.rules.AddPicks;
import lampblack.rules.AddPoints;
import lampblack.rules.Advance;
import lampblack.rules.Bring;
import lampblack.rules.Choose;
import lampblack.rules.Earning;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.RaiseEarning;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Swap;
import lampblack.rules.Take;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;

/**
 * What speaks against taking things in a stage, as far as bounds can tell; what nothing speaks against may be possible.
 *
 * @param free whether an option can be taken at all in that stage
 */
record Lacks(Bounds bounds, Feasible feasible, Predicate<Option> free) {

    Lacks(Bounds bounds, Set<String> stages, Predicate<Option> free) {
        this(bounds, new Feasible(bounds, stages), free);
    }

    /** Against an option, wherever it is offered. */
    List<Lack> option(Option option) {
        List<Lack> lacks = new ArrayList<>();
        if (option.locked() && !bounds.gifts().opens(option)) {
            lacks.add(Lack.of(Lack.Kind.OPENER, "never.locked"));
        }
        feasible.never(option.requires()).ifPresent(why -> lacks.add(new Lack(Lack.Kind.REQUIREMENT, why.words())));
        if (bounds.options().isNever(option.times())) {
            lacks.add(Lack.of(Lack.Kind.ROOM, "never.times"));
        }
        OptionList list = bounds.sheet().lists().get(option.key().list());
        if (bounds.amount(list.atMost()).high() <= 0) {
            lacks.add(Lack.of(Lack.Kind.ROOM, "never.full", "list", list.id()));
        }
        return lacks;
    }

    List<Lack> advance(Advance advance) {
        List<Lack> lacks = new ArrayList<>();
        if (advance.locked() && !bounds.gifts().any("open advance " + advance.id())) {
            lacks.add(Lack.of(Lack.Kind.OPENER, "never.locked"));
        }
        feasible.never(advance.requires()).ifPresent(why -> lacks.add(new Lack(Lack.Kind.REQUIREMENT, why.words())));
        if (bounds.options().isNever(advance.times())) {
            lacks.add(Lack.of(Lack.Kind.ROOM, "never.times"));
        }
        Optional<Lack> choice = choice(advance);
        lacks.addAll(choice.isPresent() ? List.of(choice.get()) : new Prices(bounds).lacks(advance));
        return lacks;
    }

    private Optional<Lack> choice(Advance advance) {
        if (advance.purchase() instanceof Take take) {
            OptionList list = bounds.sheet().lists().get(take.list());
            long picks = bounds.amount(take.picks()).low();
            long most = Math.max(0, new Passing(bounds, free).room(list, take.only()));
            return picks <= most ? Optional.empty() : Optional.of(Lack.of(Lack.Kind.CHOICE, "never.too-few",
                    "count", most, "list", list.id(), "picks", picks));
        }
        if (advance.purchase() instanceof Swap swap) {
            boolean any = swap.sets().stream().anyMatch(set -> bounds.ratings().isNamed(set(set)))
                    || swap.lists().stream().map(bounds.sheet().lists()::get)
                            .anyMatch(list -> bounds.amount(list.atMost()).high() > 0);
            return any ? Optional.empty() : Optional.of(Lack.of(Lack.Kind.CHOICE, "never.no-swap"));
        }
        if (advance.purchase() instanceof Bring) {
            return Optional.empty();
        }
        boolean raises = Climb.raises(advance) && new Climb(bounds).possible(advance).isPresent();
        return raises ? Optional.empty() : Optional.of(Lack.of(Lack.Kind.CHOICE, "never.no-raise"));
    }

    private TraitSet set(String id) {
        return bounds.sheet().traits().get(id);
    }

    List<Lack> earning(Earning earning) {
        List<Lack> lacks = new ArrayList<>();
        if (earning.locked() && !bounds.gifts().any("open earning " + earning.id())) {
            lacks.add(Lack.of(Lack.Kind.OPENER, "never.locked"));
        }
        boolean more = bounds.gifts().of("earning " + earning.id(), RaiseEarning.class).stream()
                .anyMatch(each -> each.add() > 0);
        if (!more && bounds.amount(earning.gives().most()).high() <= 0) {
            lacks.add(Lack.of(Lack.Kind.CHOICE, "never.gives"));
        }
        return lacks;
    }

    List<Lack> step(Step step) {
        if (step instanceof Choose choose) {
            OptionList list = bounds.sheet().lists().get(choose.list());
            return picks(choose) <= 0 ? List.of(Lack.of(Lack.Kind.ROOM, "never.no-picks"))
                    : new Passing(bounds, free).room(list, choose.only()) > 0 ? List.of()
                    : List.of(Lack.of(Lack.Kind.CHOICE, "never.nothing", "list", list.id()));
        }
        if (step instanceof Spend spend) {
            boolean more = bounds.gifts().of("points " + spend.id(), AddPoints.class).stream()
                    .anyMatch(each -> each.add() > 0);
            return !more && bounds.amount(spend.points().most()).high() <= 0
                    ? List.of(Lack.of(Lack.Kind.ROOM, "never.no-points"))
                    : hasRoom(spend) ? List.of() : List.of(Lack.of(Lack.Kind.CHOICE, "never.no-raise"));
        }
        return List.of();
    }

    /** Whether some trait can begin higher than it starts. */
    private boolean hasRoom(Spend spend) {
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
    long picks(Choose choose) {
        boolean more = bounds.gifts().of("picks " + choose.id(), AddPicks.class).stream()
                .anyMatch(each -> each.add() > 0);
        return more ? Interval.MOST : bounds.amount(choose.picks().most()).high();
    }
}
