package lampblack.rules;

import java.util.List;
import java.util.Map;
import lampblack.expression.Expression;
import lampblack.expression.Mention;

/** How a rating that nobody chooses comes about. */
public sealed interface Derivation {

    long of(Trait trait, Standing at);

    /** How many traits of a set stand under it with a rating of at least 1. */
    record Counts(String set) implements Derivation {
        @Override
        public long of(Trait trait, Standing at) {
            return at.ratings().under(set, trait.id()).stream().filter(each -> at.rating(each) >= 1).count();
        }
    }

    /** The ratings of a set that stand under it, added up. */
    record Sums(String set) implements Derivation {
        @Override
        public long of(Trait trait, Standing at) {
            return at.ratings().under(set, trait.id()).stream().mapToLong(at::rating).reduce(0, Amount::sum);
        }
    }

    /** A formula. */
    record Is(Expression expression) implements Derivation {
        @Override
        public long of(Trait trait, Standing at) {
            return at.number(expression, Map.of());
        }

        @Override
        public List<Mention> mentions() {
            return expression.mentions();
        }
    }

    default List<Mention> mentions() {
        return List.of();
    }
}
