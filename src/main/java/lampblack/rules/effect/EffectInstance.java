package lampblack.rules.effect;

import lampblack.rules.derived.DerivedSheet;

/** What an option does to one quantity: the effect, the option at work, and the block of effects it stands in. */
public record EffectInstance(Effect effect, OptionInstance giver, EffectBlock block) {

    /** Whether it acts now: all that it hangs on must hold. */
    public boolean isActive(DerivedSheet at) {
        return giver.isActive(at) && at.holds(block.holds()) && giver.isNthTaking(block.time(), at);
    }
}
