package lampblack.rules.effect;

import lampblack.rules.Quantity;

/** Gives more places for parts of a kind, or fewer. In YAML: {@code parts: {cohorts: 1}}. */
public record AddParts(String kind, long add) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.PARTS;
    }

    @Override
    public String subject() {
        return kind;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Places(kind);
    }
}
