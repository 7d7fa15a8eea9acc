package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;
import lampblack.rules.roll.RollModifier;

/** Adds to a roll, as dice or otherwise. In YAML: {@code rolls: {action: {dice: +1d, when: from hiding}}}. */
public record ModifyRoll(String roll, RollModifier modifier) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.ROLLS;
    }

    @Override
    public String subject() {
        return roll;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Modifiers(roll);
    }

    @Override
    public Optional<ModifyRoll> asModifyRoll() {
        return Optional.of(this);
    }
}
