package lampblack.rules.effect;

import lampblack.rules.Quantity;

/** Gives more picks in a creation step, or fewer. In YAML: {@code picks: {assets: 2}}. */
public record AddPicks(String step, long add) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.PICKS;
    }

    @Override
    public String subject() {
        return step;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.StepPicks(step);
    }
}
