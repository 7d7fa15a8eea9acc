package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.expression.Expression;
import lampblack.expression.Mention;
import lampblack.rules.derived.DerivedSheet;

/** A size, count or cost: a number, no limit at all, or a formula. */
public sealed interface Amount {

    /** Stands for "no limit"; larger than any number a file may hold. */
    long UNLIMITED = Long.MAX_VALUE;

    /** The sum of two amounts; unlimited if either is. */
    static long sum(long amount, long more) {
        return amount == UNLIMITED || more == UNLIMITED ? UNLIMITED : amount + more;
    }

    /** What it comes to for a character; a formula that fails comes to 0 and is reported by the derived sheet. */
    long evaluate(DerivedSheet derived, Map<String, Long> variables);

    default long evaluate(DerivedSheet derived) {
        return evaluate(derived, Map.of());
    }

    /** What it costs: a written number as it is, and by a formula never less than nothing. */
    default long cost(DerivedSheet derived, Map<String, Long> variables) {
        long number = evaluate(derived, variables);
        return formula().isPresent() ? Math.max(0, number) : number;
    }

    /** Its number, where that is the same for every character. */
    Optional<Long> fixed();

    /** Whether it is no limit for anybody. */
    default boolean isUnlimited() {
        return equals(Fixed.NO_LIMIT);
    }

    /** The formula that works it out, if one does. */
    Optional<Expression> formula();

    /** What its formula reads. */
    default List<Mention> mentions() {
        return formula().map(Expression::mentions).orElse(List.of());
    }

    /** A number that never changes. */
    record Fixed(long number) implements Amount {

        public static final Amount ZERO = new Fixed(0);
        public static final Amount ONE = new Fixed(1);
        public static final Amount NO_LIMIT = new Fixed(UNLIMITED);

        @Override
        public long evaluate(DerivedSheet derived, Map<String, Long> variables) {
            return number;
        }

        @Override
        public Optional<Long> fixed() {
            return Optional.of(number);
        }

        @Override
        public Optional<Expression> formula() {
            return Optional.empty();
        }
    }

    /** A number worked out from the character. */
    record Formula(Expression expression) implements Amount {
        @Override
        public long evaluate(DerivedSheet derived, Map<String, Long> variables) {
            return derived.number(expression, variables);
        }

        @Override
        public Optional<Long> fixed() {
            return Optional.empty();
        }

        @Override
        public Optional<Expression> formula() {
            return Optional.of(expression);
        }
    }
}
