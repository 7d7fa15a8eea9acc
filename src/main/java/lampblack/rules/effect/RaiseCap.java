package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.track.Trait;

/** Lets ratings go up to a higher cap: of a set, a trait, or a creation step. In YAML: {@code caps: {actions: 4}}. */
public record RaiseCap(EffectTarget of, Amount to) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.CAPS;
    }

    @Override
    public String subject() {
        return of.written();
    }

    @Override
    public Optional<Quantity> changedQuantity(OptionInstance source) {
        return switch (of) {
            case EffectTarget.NamedTarget named -> Optional.of(declaredQuantity());
            case EffectTarget.AnsweredTarget answered -> answered.trait(source).map(Quantity.TraitCap::new);
        };
    }

    @Override
    public Quantity declaredQuantity() {
        return switch (of) {
            case EffectTarget.NamedTarget named -> named(named.name());
            case EffectTarget.AnsweredTarget answered -> new Quantity.TraitCap(answered.declaredTrait());
        };
    }

    private static Quantity named(String name) {
        int dot = name.indexOf('.');
        if (dot < 0) {
            return new Quantity.SetCap(name);
        }
        return name.startsWith(Quantity.StepCap.PREFIX + ".") ? new Quantity.StepCap(name.substring(dot + 1))
                : new Quantity.TraitCap(Trait.of(name));
    }

    @Override
    public Optional<Amount> amount() {
        return Optional.of(to);
    }

    @Override
    public Optional<EffectTarget> target() {
        return Optional.of(of);
    }
}
