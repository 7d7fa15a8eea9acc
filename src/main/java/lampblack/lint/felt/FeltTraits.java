package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Field;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/** Where ratings begin and end, and what fields leave room for. */
record FeltTraits(SheetRules rules, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        for (TraitSet set : rules.traits().values()) {
            start(set, all);
            steps(set).or(() -> uncounted(set)).or(() -> derived(set)).ifPresent(all::add);
        }
        rules.fields().values().forEach(field -> field(field).ifPresent(all::add));
        return all;
    }

    /** Where a rating is to begin that is worked out. */
    private static void start(TraitSet set, List<Unfelt> to) {
        if (set.derived().isPresent() && set.label().written().map("rating").filter(rating -> rating.has("start"))
                .isPresent()) {
            to.add(Unfelt.cause("derived-start", "set", set.id()).at(set.id(), set.label().place("rating", "start")));
        }
        for (TraitEntry entry : set.entries().values()) {
            if (entry.start().isPresent() && set.derivation(entry.label().id()).isPresent()) {
                to.add(Unfelt.cause("derived-start", "set", entry.label().id())
                        .at(set.id() + "." + entry.label().id(), entry.label().place("start")));
            }
        }
    }

    /** A cap above the last of the steps. */
    private static Optional<Unfelt> steps(TraitSet set) {
        long last = set.firstStep() + set.steps().size() - 1;
        return set.steps().isEmpty() ? Optional.empty() : set.max().fixed()
                .filter(max -> max > last && max != Amount.UNLIMITED)
                .map(max -> Unfelt.cause("steps", "set", set.id(), "max", max, "last", last)
                        .at(set.id(), set.label().place("rating", "max")));
    }

    /** What counts what is under it, where nothing of that set can be. */
    private Optional<Unfelt> uncounted(TraitSet set) {
        return set.derived().flatMap(FeltTraits::counted).map(rules.traits()::get)
                .filter(counted -> !counted.under().equals(Optional.of(set.id())))
                .map(counted -> Unfelt.cause("not-under", "set", set.id(), "of", counted.id()).at(set.id(),
                        set.label().place("rating", set.label().written().map("rating")
                                .filter(rating -> rating.has("sums")).isPresent() ? "sums" : "counts")));
    }

    /** A cap above all that what is counted or added up can come to. */
    private Optional<Unfelt> derived(TraitSet set) {
        Optional<Long> max = set.max().fixed().filter(number -> number != Amount.UNLIMITED);
        if (max.isEmpty() || set.entries().isEmpty() || set.derived().filter(FeltTraits::isUnder).isEmpty()) {
            return Optional.empty();
        }
        long most = Interval.LEAST;
        for (String id : set.entries().keySet()) {
            Trait trait = new Trait(set.id(), id);
            long base = bounds.ratings().base(trait, set.derivation(id).orElseThrow()).high();
            boolean more = bounds.effects().of(new Quantity.TraitRating(trait)).stream()
                    .anyMatch(effect -> effect.added().orElse(1) > 0);
            most = Math.max(most, more ? Interval.MAX : base);
        }
        long highest = most;
        return max.filter(number -> number > highest).map(number -> Unfelt.cause("cap", "set", set.id(), "max", number,
                "most", highest).at(set.id(), set.label().place("rating", "max")));
    }

    private static boolean isUnder(Derivation derivation) {
        return counted(derivation).isPresent();
    }

    /** The set of which it counts or adds up what is under it. */
    private static Optional<String> counted(Derivation derivation) {
        return switch (derivation) {
            case Derivation.CountsUnder counts -> Optional.of(counts.set());
            case Derivation.SumsUnder sums -> Optional.of(sums.set());
            case Derivation.IsFormula is -> Optional.empty();
        };
    }

    /** Words proposed for a field that is one of a list. */
    private static Optional<Unfelt> field(Field field) {
        return field.oneOf().isEmpty() || field.suggestions().isEmpty() ? Optional.empty()
                : Optional.of(Unfelt.cause("suggestions", "field", field.label().id())
                        .at(field.label().id(), field.label().key("suggestions")));
    }
}
