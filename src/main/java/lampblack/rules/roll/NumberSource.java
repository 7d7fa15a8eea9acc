package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.trait.Trait;

/** Where a number that a roll needs comes from: how many dice, or what the die is held against. */
public sealed interface NumberSource {

    /** The most dice that are ever rolled at once. */
    long MAX = 20;

    /** The number or formula that says it without anybody being asked; empty for every other kind. */
    Optional<Amount> counted();

    /** The traits of which one is picked; empty for every other kind. */
    Optional<Rated> asRated();

    /** The bounds that the table agrees between; empty for every other kind. */
    Optional<Agreed> asAgreed();

    /** The column that says it; empty for every other kind. */
    Optional<Tabled> asTabled();

    /** Its number, where that is the same for every character. */
    default Optional<Long> fixed() {
        return counted().flatMap(Amount::fixed);
    }

    /** Whether it can be the rating of a trait. */
    default boolean picks(Trait trait) {
        return asRated().filter(rated -> rated.sets.contains(trait.set()) || rated.traits.contains(trait)).isPresent();
    }

    /** Whether neither the ruleset nor the character says it, so that the player is asked. */
    default boolean isAsked() {
        return switch (this) {
            case Agreed agreed -> true;
            case Tabled table -> true;
            case Counted counted -> false;
            case Rated rated -> false;
        };
    }

    /** The rating of one trait, which the player picks where there are several. */
    record Rated(List<String> sets, List<Trait> traits) implements NumberSource {
        public Rated {
            sets = List.copyOf(sets);
            traits = List.copyOf(traits);
        }

        @Override
        public Optional<Amount> counted() {
            return Optional.empty();
        }

        @Override
        public Optional<Rated> asRated() {
            return Optional.of(this);
        }

        @Override
        public Optional<Agreed> asAgreed() {
            return Optional.empty();
        }

        @Override
        public Optional<Tabled> asTabled() {
            return Optional.empty();
        }
    }

    /** A number or a formula. */
    record Counted(Amount amount) implements NumberSource {
        @Override
        public Optional<Amount> counted() {
            return Optional.of(amount);
        }

        @Override
        public Optional<Rated> asRated() {
            return Optional.empty();
        }

        @Override
        public Optional<Agreed> asAgreed() {
            return Optional.empty();
        }

        @Override
        public Optional<Tabled> asTabled() {
            return Optional.empty();
        }
    }

    /** A number between two bounds, as the table agrees. */
    record Agreed(long least, long most) implements NumberSource {
        @Override
        public Optional<Amount> counted() {
            return Optional.empty();
        }

        @Override
        public Optional<Rated> asRated() {
            return Optional.empty();
        }

        @Override
        public Optional<Agreed> asAgreed() {
            return Optional.of(this);
        }

        @Override
        public Optional<Tabled> asTabled() {
            return Optional.empty();
        }
    }

    /** The number in a column of a table of the ruleset, in whichever row fits; by the id of the row. */
    record Tabled(String table, Map<String, Long> rows) implements NumberSource {
        public Tabled {
            rows = new LinkedHashMap<>(rows);
        }

        @Override
        public Optional<Amount> counted() {
            return Optional.empty();
        }

        @Override
        public Optional<Rated> asRated() {
            return Optional.empty();
        }

        @Override
        public Optional<Agreed> asAgreed() {
            return Optional.empty();
        }

        @Override
        public Optional<Tabled> asTabled() {
            return Optional.of(this);
        }
    }
}
