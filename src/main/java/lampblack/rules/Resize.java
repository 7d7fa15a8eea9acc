package lampblack.rules;

import java.util.List;
import java.util.Optional;
import lampblack.expression.Mention;

/** Adds boxes to a track or one of its rows, or sets how many there are. In YAML: {@code sizes: {stress: 1}}. */
public record Resize(String track, long add, Optional<Amount> set) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("size " + track);
    }

    @Override
    public Reading target() {
        return new Reading("size", track);
    }

    @Override
    public List<Mention> mentions() {
        return set.map(Amount::mentions).orElse(List.of());
    }
}
