package lampblack.rules.effect;

import lampblack.rules.Quantity;

/** Gives more points to spend in a creation step, or fewer. In YAML: {@code points: {specialties: 1}}. */
public record AddPoints(String step, long add) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.POINTS;
    }

    @Override
    public String subject() {
        return step;
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.StepPoints(step);
    }
}
