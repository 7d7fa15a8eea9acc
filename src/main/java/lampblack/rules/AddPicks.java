package lampblack.rules;

import java.util.Optional;

/** Gives more picks in a creation step, or fewer. In YAML: {@code picks: {assets: 2}}. */
public record AddPicks(String step, long add) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("picks " + step);
    }

    @Override
    public Reading target() {
        return new Reading("picks", step);
    }
}
