package lampblack.rules;

import java.util.Optional;

/** Adds to a roll, as dice or otherwise. In YAML: {@code rolls: {action: {dice: +1d, when: from hiding}}}. */
public record AddToRoll(String roll, Boost boost) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return Optional.of("roll " + roll);
    }

    @Override
    public Reading target() {
        return new Reading("roll", roll);
    }
}
