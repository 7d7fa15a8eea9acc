package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;

/** Gives an option for free, for as long as it holds. In YAML: {@code options: [night-eyes, answer.which]}. */
public record GrantOption(EffectTarget option) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.OPTIONS;
    }

    @Override
    public String subject() {
        return option.written();
    }

    @Override
    public Optional<Quantity> changedQuantity(OptionInstance source) {
        return option.option(source).map(Quantity.Has::new);
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Has(option.declaredOption());
    }

    @Override
    public boolean isPreset() {
        return true;
    }

    @Override
    public boolean becomesOwn(SheetRules sheet) {
        return true;
    }

    @Override
    public Optional<EffectTarget> target() {
        return Optional.of(option);
    }

    @Override
    public Optional<EffectTarget> grantedOption() {
        return Optional.of(option);
    }
}
