package lampblack.rules.effect;

import lampblack.rules.Quantity;

/** Raises how often a shared limit allows something. In YAML: {@code limits: {downtime: 1}}. */
public record RaiseLimit(String limit, long add) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.LIMITS;
    }

    @Override
    public String subject() {
        return limit;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.LimitTimes(limit);
    }
}
