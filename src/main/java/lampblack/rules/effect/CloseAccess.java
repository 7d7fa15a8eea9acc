package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;

/**
 * Shuts an option, a way to earn, an advance, or all options with a tag or of a playbook, whatever opens them. In YAML:
 * {@code closes: [desperate, {tag: holy}]}.
 */
public record CloseAccess(String kind, String name) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.CLOSES;
    }

    @Override
    public String subject() {
        return name;
    }

    @Override
    public Optional<String> changedQuantity(OptionInstance giver) {
        return Optional.of("close " + kind + " " + name);
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity("close", kind + " " + name);
    }
}
