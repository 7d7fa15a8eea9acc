package lampblack.rules;

import java.util.Optional;

/**
 * Shuts an option, a way to earn, an advance, or all options with a tag or of a playbook, whatever opens them. In YAML:
 * {@code closes: [desperate, {tag: holy}]}.
 */
public record Close(String kind, String name) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("close " + kind + " " + name);
    }

    @Override
    public Reading target() {
        return new Reading("close", kind + " " + name);
    }
}
