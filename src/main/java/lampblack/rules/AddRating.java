package lampblack.rules;

import java.util.List;
import java.util.Optional;
import lampblack.expression.Mention;

/**
 * Adds to a rating, at most up to a bound, or sets it. In YAML: {@code ratings: {hunt: 1, sway: {add: 1, up-to: 3}}}.
 *
 * @param set what the rating is in place of what it starts with and what was put; what others add comes on top
 */
public record AddRating(Target trait, long add, Optional<Long> upTo, Optional<Amount> set) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return trait.path(giver).map(path -> "rating " + path);
    }

    @Override
    public Reading target() {
        return new Reading("rating", trait.known());
    }

    @Override
    public List<Mention> mentions() {
        return set.map(Amount::mentions).orElse(List.of());
    }

    /** What it adds to a rating that would otherwise be so high. */
    long to(long rating) {
        return upTo.isEmpty() || add <= 0 ? add : Math.max(0, Math.min(add, upTo.get() - rating));
    }
}
