package lampblack.rules.effect;

import java.util.Optional;
import java.util.OptionalLong;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * Adds to a rating, at most up to a bound, or sets it. In YAML: {@code ratings: {hunt: 1, sway: {add: 1, up-to: 3}}}.
 *
 * @param set what the rating is in place of what it starts with and what was put; what others add comes on top
 */
public record ChangeRating(EffectTarget trait, Amount add, Optional<Long> upTo, Optional<Amount> set) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.RATINGS;
    }

    @Override
    public String subject() {
        return trait.written();
    }

    /** What it adds to a rating that would otherwise be so high. @param more what it adds at most */
    public long to(long rating, long more) {
        return upTo.isEmpty() || more <= 0 ? more : Math.max(0, Math.min(more, upTo.get() - rating));
    }

    /** Whether what it adds is as if the player had put it there: no derived rating, and no penalty of a fixed one. */
    @Override
    public boolean becomesOwn(SheetRules sheet) {
        Trait declared = trait.declaredTrait();
        TraitSet rated = sheet.traits().get(declared.set());
        return rated.derivation(declared.id()).isEmpty()
                && (rated.inPlay() || set.isPresent() || add.fixed().orElse(-1L) >= 0);
    }

    @Override
    public Optional<Quantity> changedQuantity(OptionInstance source) {
        return trait.trait(source).map(Quantity.TraitRating::new);
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.TraitRating(trait.declaredTrait());
    }

    @Override
    public Optional<Amount> amount() {
        return set;
    }

    @Override
    public OptionalLong highest(DerivedSheet derived) {
        return set.or(() -> upTo.map(Amount.Fixed::new)).map(to -> OptionalLong.of(to.evaluate(derived)))
                .orElse(OptionalLong.empty());
    }

    @Override
    public boolean isPreset() {
        return set.isEmpty() && add.fixed().isPresent();
    }

    @Override
    public Optional<EffectTarget> target() {
        return Optional.of(trait);
    }
}
