package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.expression.Mention;
import lampblack.rules.derived.DerivedSheet;

/** What something costs in one currency. */
public sealed interface Price {

    /** Marks that a table of prices has none for a rating. */
    long NONE = Long.MIN_VALUE;

    /** The amount, given {@code from}, {@code to} and {@code times}; {@link #NONE} where it cannot be had at all. */
    long evaluate(DerivedSheet derived, Map<String, Long> variables);

    /** Its amount, where that is the same for every character. */
    default Optional<Long> fixed() {
        return switch (this) {
            case AmountPrice price -> price.amount.fixed();
            case RatingPrice price -> Optional.empty();
            case FullTrackPrice price -> Optional.empty();
        };
    }

    /** The amounts it is put together of. */
    List<Amount> amounts();

    /** Whether it is the whole track that pays. */
    default boolean isFullTrack() {
        return switch (this) {
            case FullTrackPrice price -> true;
            case AmountPrice price -> false;
            case RatingPrice price -> false;
        };
    }

    default List<Mention> mentions() {
        return amounts().stream().flatMap(amount -> amount.mentions().stream()).toList();
    }

    /** The amounts by new rating; empty for a price that has no table of them. */
    default Optional<Map<Long, Amount>> byRating() {
        return switch (this) {
            case RatingPrice price -> Optional.of(price.table);
            case AmountPrice price -> Optional.empty();
            case FullTrackPrice price -> Optional.empty();
        };
    }

    /** An amount or a formula. */
    record AmountPrice(Amount amount) implements Price {
        @Override
        public long evaluate(DerivedSheet derived, Map<String, Long> variables) {
            return amount.cost(derived, variables);
        }

        @Override
        public List<Amount> amounts() {
            return List.of(amount);
        }
    }

    /** As much as the track that pays has boxes at present. */
    record FullTrackPrice(String track) implements Price {
        @Override
        public long evaluate(DerivedSheet derived, Map<String, Long> variables) {
            return derived.size(track);
        }

        @Override
        public List<Amount> amounts() {
            return List.of();
        }
    }

    /** An amount for each new rating. */
    record RatingPrice(Map<Long, Amount> table) implements Price {

        public RatingPrice {
            table = new TreeMap<>(table);
        }

        @Override
        public long evaluate(DerivedSheet derived, Map<String, Long> variables) {
            Amount amount = table.get(variables.getOrDefault("to", 0L));
            return amount == null ? NONE : amount.cost(derived, variables);
        }

        @Override
        public List<Amount> amounts() {
            return List.copyOf(table.values());
        }
    }
}
