package lampblack.rules;

import java.util.Optional;

/** Gives an option for free, for as long as it holds. In YAML: {@code options: [night-eyes, answer.which]}. */
public record GrantOption(Target option) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return option.path(giver).map(path -> "has " + path);
    }

    @Override
    public Reading target() {
        return new Reading("has", option.known());
    }
}
