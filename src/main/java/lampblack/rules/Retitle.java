package lampblack.rules;

import java.util.Optional;

/** Calls a track, set or list by another name. In YAML: {@code titles: {stress: Drain}}. */
public record Retitle(String block, String title) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("title " + block);
    }

    @Override
    public Reading target() {
        return new Reading("title", block);
    }
}
