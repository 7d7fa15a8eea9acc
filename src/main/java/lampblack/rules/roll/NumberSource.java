package lampblack.rules.roll;

import java.util.List;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.track.Trait;

/** Where a number that a roll needs comes from: how many dice, or what the die is held against. */
public sealed interface NumberSource {

    /** The most dice that are ever rolled at once. */
    long MAX = 20;

    /** The number or formula that says it without anybody being asked; empty for every other kind. */
    default Optional<Amount> counted() {
        return Optional.empty();
    }

    /** The traits of which one is picked; empty for every other kind. */
    default Optional<Rated> asRated() {
        return Optional.empty();
    }

    /** The bounds that the table agrees between; empty for every other kind. */
    default Optional<Agreed> asAgreed() {
        return Optional.empty();
    }

    /** Its number, where that is the same for every character. */
    default Optional<Long> fixed() {
        return counted().flatMap(Amount::fixed);
    }

    /** Whether it can be the rating of a trait. */
    default boolean picks(Trait trait) {
        return asRated().filter(rated -> rated.sets.contains(trait.set()) || rated.traits.contains(trait)).isPresent();
    }

    /** The rating of one trait, which the player picks where there are several. */
    record Rated(List<String> sets, List<Trait> traits) implements NumberSource {
        public Rated {
            sets = List.copyOf(sets);
            traits = List.copyOf(traits);
        }

        @Override
        public Optional<Rated> asRated() {
            return Optional.of(this);
        }
    }

    /** A number or a formula. */
    record Counted(Amount amount) implements NumberSource {
        @Override
        public Optional<Amount> counted() {
            return Optional.of(amount);
        }
    }

    /** A number between two bounds, as the table agrees. */
    record Agreed(long least, long most) implements NumberSource {
        @Override
        public Optional<Agreed> asAgreed() {
            return Optional.of(this);
        }
    }
}
