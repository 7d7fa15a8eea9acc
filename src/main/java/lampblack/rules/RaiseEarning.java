package lampblack.rules;

import java.util.Optional;

/** Raises how much a way to earn gives at most. In YAML: {@code earning: {desperate: 1}}. */
public record RaiseEarning(String earning, long add) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("earning " + earning);
    }

    @Override
    public Reading target() {
        return new Reading("earning", earning);
    }
}
