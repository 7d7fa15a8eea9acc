package lampblack.rules.derived;

import java.util.Optional;
import java.util.OptionalLong;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectInstance;

/**
 * What one effect contributes to a quantity, as it was judged.
 *
 * @param counts whether all that it depends on holds
 * @param adds what it adds to a number; empty for an effect that sets a number or has none
 * @param sets the amount to which it brings the quantity; empty for an effect that does not count, or sets nothing
 */
public record Contribution(EffectInstance instance, boolean counts, Optional<Long> sets, OptionalLong adds) {

    static Contribution of(EffectInstance instance, DerivedSheet derived) {
        boolean counts = instance.isActive(derived);
        Optional<Long> adds = instance.effect().adding()
                .map(amount -> amount.fixed().orElseGet(() -> counts ? amount.evaluate(derived) : 0));
        return new Contribution(instance, counts, counts
                ? instance.effect().amount().map(amount -> amount.evaluate(derived)) : Optional.empty(),
                adds.isPresent() ? OptionalLong.of(adds.get()) : OptionalLong.empty());
    }

    public Effect effect() {
        return instance.effect();
    }
}
