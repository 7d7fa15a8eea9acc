package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;

/** Adds boxes to a track or one of its rows, or sets how many there are. In YAML: {@code sizes: {stress: 1}}. */
public record ChangeSize(String track, Amount add, Optional<Amount> set) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.SIZES;
    }

    @Override
    public String subject() {
        return track;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Size(track);
    }

    @Override
    public Optional<Amount> amount() {
        return set;
    }
}
