package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.expression.Mention;
import lampblack.rules.derived.DerivedSheet;

/** What something costs in one currency. */
public sealed interface Price {

    /** Marks that a table of prices has none for a rating. */
    long NONE = Long.MIN_VALUE;

    /** The amount, given {@code from}, {@code to} and {@code times}; {@link #NONE} where it cannot be had at all. */
    long evaluate(DerivedSheet at, Map<String, Long> variables);

    List<Mention> mentions();

    /** An amount or a formula. */
    record AmountPrice(Amount amount) implements Price {
        @Override
        public long evaluate(DerivedSheet at, Map<String, Long> variables) {
            return amount.evaluate(at, variables);
        }

        @Override
        public List<Mention> mentions() {
            return amount.mentions();
        }
    }

    /** As much as the track that pays has boxes at present. */
    record FullTrackPrice(String track) implements Price {
        @Override
        public long evaluate(DerivedSheet at, Map<String, Long> variables) {
            return at.size(track);
        }

        @Override
        public List<Mention> mentions() {
            return List.of();
        }
    }

    /** An amount for each new rating. */
    record RatingPrice(Map<Long, Amount> table) implements Price {

        public RatingPrice {
            table = new TreeMap<>(table);
        }

        @Override
        public long evaluate(DerivedSheet at, Map<String, Long> variables) {
            Amount amount = table.get(variables.getOrDefault("to", 0L));
            return amount == null ? NONE : amount.evaluate(at, variables);
        }

        @Override
        public List<Mention> mentions() {
            return table.values().stream().flatMap(amount -> amount.mentions().stream()).toList();
        }
    }
}
