package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;

/**
 * Unlocks an option, a way to earn, an advance, or all options with a tag or of a playbook. In YAML: {@code opens:
 * [deep-song, {tag: ritual}, {playbook: ghost}]}.
 */
public record OpenAccess(String kind, String name) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.OPENS;
    }

    @Override
    public String subject() {
        return name;
    }

    @Override
    public Optional<String> changedQuantity(OptionInstance giver) {
        return Optional.of("open " + kind + " " + name);
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity("open", kind + " " + name);
    }
}
