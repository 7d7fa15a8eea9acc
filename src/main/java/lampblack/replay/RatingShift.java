package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitResolver;
import lampblack.rules.track.TraitSet;

/**
 * Moves ratings of a set that gains and losses may move. In YAML: {@code gain: {factions: {The Crows: 1}}}, or a name
 * alone for one step.
 *
 * @param up whether they rise
 */
record RatingShift(TraitSet set, boolean up, ProblemCollector to) {

    /** The name of one trait, and by how many steps it moves. */
    private record ShiftSteps(Scalar name, long count, Span place) {}

    /** The state in which the ratings have moved, as far as names and numbers mean something; empty where none does. */
    Optional<Choices> moved(DerivedSheet before, Node written) {
        DerivedSheet derived = before;
        boolean known = false;
        for (ShiftSteps shiftSteps : steps(written)) {
            Optional<Trait> trait = TraitResolver.resolve(set, shiftSteps.name(), before.sheet(), to);
            if (trait.isPresent() && shiftSteps.count() > 0) {
                known = true;
                derived = derived.withChoices(moved(derived, trait.get(), shiftSteps));
            }
        }
        return known ? Optional.of(derived.choices()) : Optional.empty();
    }

    private List<ShiftSteps> steps(Node written) {
        if (written.integer().isPresent() && set.isSingle()) {
            return steps(SingleRatings.behind(set, written));
        }
        if (written.integer().isPresent()) {
            to.report(set.id(), Diagnostic.of(Code.LEDGER__NO_STEPS, written.span(), Message.of("ledger.no-steps.which",
                    "set", set.label().title())));
            return List.of();
        }
        if (written.asMap().isEmpty()) {
            return Pick.decode(written).stream().map(pick -> new ShiftSteps(pick.name(), 1, pick.span())).toList();
        }
        List<ShiftSteps> all = new ArrayList<>();
        for (Points points : Points.decode(written)) {
            if (points.amount() <= 0) {
                to.report(points.name().text(), Diagnostic.of(Code.LEDGER__NO_STEPS, points.place(), "name",
                        points.name().text()));
            }
            all.add(new ShiftSteps(points.name(), points.amount(), points.place()));
        }
        return all;
    }

    private Choices moved(DerivedSheet derived, Trait trait, ShiftSteps steps) {
        Rating old = derived.has(trait) ? derived.ratings().put(trait, steps.name().span())
                : new Rating(Name.of(steps.name().text()).shown(), 0, "", steps.name().span());
        long from = derived.rating(trait);
        long goal = Amount.sum(from, up ? steps.count() : -steps.count());
        long bound = up ? derived.cap(trait) : set.min().evaluate(derived);
        if (up ? bound != Amount.UNLIMITED && goal > bound : goal < bound) {
            String title = derived.has(trait) ? derived.title(trait) : old.name();
            to.report(trait.written(), Math.max(0, goal), Diagnostic.of(Code.LEDGER__OUT_OF_RANGE, steps.place(),
                    Message.of(up ? "ledger.out-of-range" : "ledger.out-of-range.low", "trait", title, "rating", goal,
                            "bound", bound)));
            return with(goal - from, trait, old, derived);
        }
        return with(points(trait, old, goal, derived), trait, old, derived);
    }

    /** How many points bring a rating to where it shall be: what effects have over at a bound makes way for them. */
    private long points(Trait trait, Rating old, long goal, DerivedSheet derived) {
        long from = derived.rating(trait);
        long given = derived.effectInstances(new Quantity.TraitRating(trait)).stream()
                .mapToLong(effectInstance -> Math.abs(effectInstance.effect().adding()
                        .map(amount -> amount.evaluate(derived)).orElse(0L))).sum();
        long least = Math.abs(goal - from);
        long most = least + (given == 0 ? 0 : given + Math.abs(from - derived.ratings().chosen(trait)));
        while (least < most) {
            long middle = (least + most) / 2;
            long rating = derived.withChoices(with(up ? middle : -middle, trait, old, derived)).rating(trait);
            boolean enough = up ? rating >= goal : rating <= goal;
            least = enough ? least : middle + 1;
            most = enough ? middle : most;
        }
        return up ? least : -least;
    }

    private static Choices with(long more, Trait trait, Rating old, DerivedSheet derived) {
        return derived.choices().with(trait.set(), trait.id(),
                new Rating(old.name(), Amount.sum(old.points(), more), old.under(), old.span()));
    }
}
