package lampblack.rules.track;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.expression.Expression;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;

/** How a rating that nobody chooses comes about. */
public sealed interface Derivation {

    long of(Trait trait, DerivedSheet derived);

    /** How many traits of a set stand under it with a rating of at least 1. */
    record CountsUnder(String set) implements Derivation {
        @Override
        public long of(Trait trait, DerivedSheet derived) {
            return derived.ratings().under(set, trait.id()).stream().filter(item -> derived.rating(item) >= 1).count();
        }
    }

    /** The ratings of a set that stand under it, added up. */
    record SumsUnder(String set) implements Derivation {
        @Override
        public long of(Trait trait, DerivedSheet derived) {
            return derived.ratings().under(set, trait.id()).stream().mapToLong(derived::rating).reduce(0, Amount::sum);
        }
    }

    /** A formula. */
    record IsFormula(Expression expression) implements Derivation {
        @Override
        public long of(Trait trait, DerivedSheet derived) {
            return derived.number(expression, Map.of());
        }

        @Override
        public Optional<Expression> formula() {
            return Optional.of(expression);
        }
    }

    /** Its formula, where it is worked out by one. */
    default Optional<Expression> formula() {
        return Optional.empty();
    }

    default List<Mention> mentions() {
        return formula().map(Expression::mentions).orElse(List.of());
    }
}
