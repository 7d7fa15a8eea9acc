package lampblack.rules.effect;

import lampblack.rules.derived.DerivedSheet;

/** What an option does to one quantity: the effect, the option at work, and the block of effects it stands in. */
public record EffectInstance(Effect effect, OptionInstance source, EffectBlock block) {

    /** Whether it is active: all that it depends on must hold. */
    public boolean isActive(DerivedSheet derived) {
        return derived.isThere(block) && holds(derived);
    }

    /** Whether all that it depends on holds, be it given in play alone. */
    public boolean holds(DerivedSheet derived) {
        return source.isActive(derived) && derived.holds(block.holds()) && source.isNthTaking(block.time(), derived);
    }
}
