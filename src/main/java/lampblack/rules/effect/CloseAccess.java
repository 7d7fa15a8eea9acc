package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;

/**
 * Shuts an option, a way to earn, an advance, or all options with a tag or of a playbook, whatever opens them. In YAML:
 * {@code closes: [desperate, {tag: holy}]}.
 */
public record CloseAccess(Quantity.Access access) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.CLOSES;
    }

    @Override
    public String subject() {
        return access.path();
    }

    /** What kind of thing it is, as {@link Quantity.Access#kind} says. */
    public String kind() {
        return access.kind();
    }

    /** What it is called: an option by its path, all else by its id. */
    public String name() {
        return access.path();
    }

    @Override
    public Quantity declaredQuantity() {
        return new Quantity.Closed(access);
    }

    @Override
    public Optional<Quantity.Access> changedAccess() {
        return Optional.of(access);
    }
}
