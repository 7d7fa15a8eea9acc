package lampblack.rules.effect;

import java.util.List;
import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;

/** Lets ratings go up to a higher cap: of a set, a trait, or a creation step. In YAML: {@code caps: {actions: 4}}. */
public record RaiseCap(EffectTarget of, Amount to) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.CAPS;
    }

    @Override
    public String subject() {
        return of.written();
    }

    @Override
    public Optional<String> changedQuantity(OptionInstance giver) {
        return of.path(giver).map(path -> "cap " + path);
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity("cap", of.known());
    }

    @Override
    public List<Mention> mentions() {
        return to.mentions();
    }
}
