package lampblack.rules;

import java.util.Optional;

/** Gives more points to spend in a creation step, or fewer. In YAML: {@code points: {specialties: 1}}. */
public record AddPoints(String step, long add) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("points " + step);
    }

    @Override
    public Reading target() {
        return new Reading("points", step);
    }
}
