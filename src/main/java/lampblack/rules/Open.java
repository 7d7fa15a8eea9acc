package lampblack.rules;

import java.util.Optional;

/**
 * Unlocks an option, a way to earn, an advance, or all options with a tag or of a playbook. In YAML: {@code opens:
 * [deep-song, {tag: ritual}, {playbook: ghost}]}.
 */
public record Open(String kind, String name) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("open " + kind + " " + name);
    }

    @Override
    public Reading target() {
        return new Reading("open", kind + " " + name);
    }
}
