package lampblack.rules;

import java.util.Optional;

/** Adds to a rating, at most up to a bound. In YAML: {@code ratings: {hunt: 1, sway: {add: 1, up-to: 3}}}. */
public record AddRating(Target trait, long add, Optional<Long> upTo) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return trait.path(giver).map(path -> "rating " + path);
    }

    @Override
    public Reading target() {
        return new Reading("rating", trait.known());
    }

    /** What it adds to a rating that would otherwise be so high. */
    long to(long rating) {
        return upTo.isEmpty() || add <= 0 ? add : Math.max(0, Math.min(add, upTo.get() - rating));
    }
}
