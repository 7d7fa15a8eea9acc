package lampblack.rules.effect;

import java.util.Optional;
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
    public Optional<Quantity> changedQuantity(OptionInstance source) {
        return Optional.of(declaredQuantity());
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.StepPicks(step);
    }
}
