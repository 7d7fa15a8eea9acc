package lampblack.rules.effect;

import lampblack.rules.Quantity;

/** Raises how much a way to earn gives at most. In YAML: {@code earning: {desperate: 1}}. */
public record RaiseEarning(String earning, long add) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.EARNING;
    }

    @Override
    public String subject() {
        return earning;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Earnings(earning);
    }
}
