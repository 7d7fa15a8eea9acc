package lampblack.rules;

import java.util.Optional;

/** Gives more places for parts of a kind, or fewer. In YAML: {@code parts: {cohorts: 1}}. */
public record AddPlaces(String kind, long add) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("places " + kind);
    }

    @Override
    public Reading target() {
        return new Reading("places", kind);
    }
}
