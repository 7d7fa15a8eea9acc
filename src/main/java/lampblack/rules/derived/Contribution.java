package lampblack.rules.derived;

import java.util.Optional;
import java.util.OptionalLong;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectInstance;

/**
 * What one effect contributes to a quantity, as it was judged.
 *
 * @param counts whether all that it depends on holds
 * @param sets the amount to which it brings the quantity; empty for an effect that does not count, or sets nothing
 */
public record Contribution(EffectInstance instance, boolean counts, Optional<Long> sets) {

    static Contribution of(EffectInstance instance, DerivedSheet derived) {
        boolean counts = instance.isActive(derived);
        return new Contribution(instance, counts, counts
                ? instance.effect().amount().map(amount -> amount.evaluate(derived)) : Optional.empty());
    }

    public Effect effect() {
        return instance.effect();
    }

    /** What it adds to a number; empty for an effect that sets a number or has none. */
    public OptionalLong adds() {
        return effect().added();
    }
}
