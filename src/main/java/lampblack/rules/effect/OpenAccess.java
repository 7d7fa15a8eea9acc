package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;
import lampblack.rules.option.Option;

/**
 * Unlocks an option, a way to earn, an advance, or all options with a tag or of a playbook. In YAML: {@code opens:
 * [deep-song, {tag: ritual}, {playbook: ghost}]}.
 */
public record OpenAccess(Quantity.Access access) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.OPENS;
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
        return new Quantity.Opened(access);
    }

    @Override
    public boolean unlocks(Option option) {
        return switch (access) {
            case Quantity.Access.OptionAccess named -> named.option().equals(option.key());
            case Quantity.Access.TagAccess tag -> option.tags().contains(tag.id());
            case Quantity.Access.PlaybookAccess playbook -> option.playbooks().contains(playbook.id());
            case Quantity.Access.EarningAccess earning -> false;
            case Quantity.Access.AdvanceAccess advance -> false;
        };
    }

    @Override
    public Optional<Quantity.Access> changedAccess() {
        return Optional.of(access);
    }
}
