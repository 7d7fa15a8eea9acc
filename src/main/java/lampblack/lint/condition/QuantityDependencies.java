package lampblack.lint.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.expression.Mention;
import lampblack.lint.bounds.SheetEffects;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.track.Level;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/**
 * What each quantity of a sheet is derived from.
 */
final class QuantityDependencies {

    private final SheetRules sheet;
    private final DependencyGraph<Quantity> graph = new DependencyGraph<>();
    private final Set<Trait> given = new HashSet<>();
    private final Set<OptionKey> granted = new HashSet<>();

    private QuantityDependencies(SheetRules sheet) {
        this.sheet = sheet;
        SheetEffects.of(sheet).forEach(effect -> {
            if (effect.declaredQuantity() instanceof Quantity.Has has) {
                granted.add(has.option());
            }
        });
    }

    static DependencyGraph<Quantity> of(SheetRules sheet) {
        QuantityDependencies all = new QuantityDependencies(sheet);
        all.declare();
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().stream().filter(all::matters).forEach(all::option);
        }
        sheet.lists().values().forEach(all::list);
        sheet.traits().values().forEach(all::set);
        sheet.tracks().values().forEach(all::track);
        sheet.lists().values().forEach(list -> list.entries().values().forEach(option -> option.whenTaken().amounts()
                .forEach((track, amount) -> all.reads(new Quantity.Start(track), amount))));
        sheet.parts().forEach((kind, part) -> all.part(kind, of(part.sheet())));
        return all.graph;
    }

    /** Takes over what a part is worked out from; what it reads of its whole is the whole's. */
    private void part(String kind, DependencyGraph<Quantity> part) {
        for (int i = 0; i < part.size(); i++) {
            for (int other : part.needs(i)) {
                graph.needs(of(kind, part.thing(i)), of(kind, part.thing(other)));
            }
        }
    }

    private static Quantity of(String kind, Quantity quantity) {
        return quantity instanceof Quantity.OfWhole whole ? whole.of() : new Quantity.OfPart(kind, quantity);
    }

    /** Numbers what an author would look for in the author's order, so that circles begin where a reader does. */
    private void declare() {
        for (TraitSet set : sheet.traits().values()) {
            set.entries().keySet().forEach(entry -> graph.add(rating(set.id(), entry)));
        }
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().stream().filter(this::matters)
                    .forEach(option -> graph.add(new Quantity.Has(option.key())));
        }
        sheet.tracks().keySet().forEach(track -> graph.add(new Quantity.Size(track)));
    }

    /** Whether an option depends on anything, or anything on it; most do not. */
    private boolean matters(Option option) {
        return !option.gives().isEmpty() || !option.holds().equals(AllOf.NONE)
                || !granted.isEmpty() && (granted.contains(option.key())
                        || granted.contains(new OptionKey(option.key().list(), Quantity.ANY)));
    }

    private void option(Option option) {
        Quantity has = new Quantity.Has(option.key());
        Quantity holds = new Quantity.Holds(option.key());
        reads(holds, option.holds());
        option.tags().forEach(tag -> graph.needs(new Quantity.Tagged(tag), has));
        int number = 0;
        for (EffectBlock gives : option.gives()) {
            Quantity block = new Quantity.BlockHolds(option.key(), number++);
            graph.needs(block, holds);
            reads(block, gives.holds());
            gives.effects().forEach(effect -> effect(effect, block, has));
        }
    }

    private void effect(Effect effect, Quantity block, Quantity has) {
        Optional<EffectTarget> target = effect.target();
        if (target.isEmpty() && effect.key() != EffectKey.SIZES) {
            return;
        }
        Quantity quantity = effect.declaredQuantity();
        graph.needs(quantity, block);
        effect.mentions().forEach(mention -> reads(quantity, mention));
        // Only what was taken has answers, so that an effect on an answer never depends on what its option grants.
        if (target.isEmpty() || target.get().named().isPresent()) {
            graph.needs(quantity, has);
        }
        if (quantity instanceof Quantity.TraitRating rating) {
            given.add(rating.trait());
        }
    }

    private void list(OptionList list) {
        for (Option option : list.entries().values()) {
            if (matters(option)) {
                Quantity has = new Quantity.Has(option.key());
                graph.needs(new Quantity.Count(list.id()), has);
                graph.needs(has, new Quantity.Has(new OptionKey(list.id(), Quantity.ANY)));
            }
        }
    }

    private void set(TraitSet set) {
        Trait any = new Trait(set.id(), Quantity.ANY);
        for (TraitEntry entry : set.entries().values()) {
            Trait trait = new Trait(set.id(), entry.label().id());
            rating(set, trait);
            graph.needs(new Quantity.TraitRating(trait), new Quantity.TraitRating(any));
            graph.needs(new Quantity.TraitCap(trait), new Quantity.TraitCap(any));
            graph.needs(new Quantity.SetRatings(set.id()), new Quantity.TraitRating(trait));
            graph.needs(new Quantity.SetRatingsUnder(set.id(), entry.under().orElse("")),
                    new Quantity.TraitRating(trait));
        }
        if (set.open()) {
            rating(set, any);
            graph.needs(new Quantity.SetRatings(set.id()), new Quantity.TraitRating(any));
        }
    }

    private void rating(TraitSet set, Trait trait) {
        Quantity.TraitRating rating = new Quantity.TraitRating(trait);
        Quantity cap = new Quantity.TraitCap(trait);
        Optional<Derivation> derived = set.derivation(trait.id());
        if (derived.isPresent()) {
            derived(rating, derived.get());
        } else {
            reads(rating, set.start(trait.id()));
        }
        boolean changed = given.contains(trait) || given.contains(new Trait(set.id(), Quantity.ANY));
        if (derived.isPresent() || changed) {
            graph.needs(rating, cap);
        }
        reads(cap, set.max(trait.id()));
        graph.needs(cap, new Quantity.SetCap(set.id()));
    }

    private void derived(Quantity.TraitRating rating, Derivation derived) {
        switch (derived) {
            case Derivation.CountsUnder counts -> counted(rating, counts.set());
            case Derivation.SumsUnder sums -> counted(rating, sums.set());
            case Derivation.IsFormula is -> is.mentions().forEach(mention -> reads(rating, mention));
        }
    }

    private void counted(Quantity.TraitRating rating, String set) {
        boolean itself = rating.trait().set().equals(set);
        graph.needs(rating, itself ? new Quantity.SetRatings(set) : below(set, rating.trait().id()));
    }

    private Quantity below(String set, String parent) {
        return sheet.traits().get(set).open() ? rating(set, Quantity.ANY) : new Quantity.SetRatingsUnder(set, parent);
    }

    private static Quantity rating(String set, String id) {
        return new Quantity.TraitRating(new Trait(set, id));
    }

    private void track(Track track) {
        Quantity size = new Quantity.Size(track.id());
        switch (track.shape()) {
            case TrackShape.Boxes boxes -> reads(size, boxes.size());
            case TrackShape.Clock clock -> reads(size, clock.size());
            case TrackShape.Counter counter -> reads(size, counter.max());
            case TrackShape.Pool pool -> { }
            case TrackShape.Rows rows -> rows.amounts().forEach((row, slots) -> reads(row(track, row), slots));
            case TrackShape.Bands bands -> bands.amounts().forEach((band, upTo) -> reads(row(track, band), upTo));
            case TrackShape.Clocks clocks -> { }
        }
        Quantity start = new Quantity.Start(track.id());
        if (track.begins().map(Level::amount).filter(Optional::isEmpty).isPresent()) {
            graph.needs(start, size);
        } else {
            reads(start, track.start());
        }
    }

    private static Quantity row(Track track, String row) {
        return new Quantity.Size(track.id() + "." + row);
    }

    private void reads(Quantity quantity, Amount amount) {
        amount.mentions().forEach(mention -> reads(quantity, mention));
    }

    private void reads(Quantity quantity, Mention mention) {
        Requirement.quantitiesRead(List.of(mention)).forEach(reading -> reads(quantity, reading));
    }

    private void reads(Quantity quantity, Requirement requirement) {
        requirement.quantitiesRead().forEach(reading -> reads(quantity, reading));
    }

    /** What a rating by choices rests on: that very rating, of which marks of play are no circle. */
    private static Optional<Quantity> asMarked(Quantity reading) {
        return switch (reading) {
            case Quantity.ByChoices chosen -> Optional.of(chosen.of());
            case Quantity.OfWhole whole -> asMarked(whole.of()).map(Quantity.OfWhole::new);
            default -> Optional.empty();
        };
    }

    private void reads(Quantity quantity, Quantity reading) {
        boolean settled = reading instanceof Quantity.Count count && sheet.traits().containsKey(count.id());
        if (!settled) {
            graph.needs(quantity, reading);
        }
        asMarked(reading).ifPresent(same -> graph.needs(reading, same));
    }
}
