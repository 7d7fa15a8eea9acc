package lampblack.lint.bounds;

import java.util.Optional;
import java.util.Set;
import lampblack.expression.Comparison;
import lampblack.expression.LogicalAndOr;
import lampblack.expression.LogicalNot;
import lampblack.expression.Term;
import lampblack.expression.Type;

/** What follows from a condition being true, or being false, for the numbers it compares. */
record ImpliedBounds(IntervalEvaluator reckoning) {

    /** What is known where a condition has come out so; empty where it never can. */
    Optional<Assumptions> assuming(Term condition, boolean truth, Assumptions known) {
        if (condition instanceof LogicalNot not) {
            return assuming(not.term(), !truth, known);
        }
        if (condition instanceof LogicalAndOr logic && logic.decisive() != truth) {
            return assuming(logic.left(), truth, known).flatMap(more -> assuming(logic.right(), truth, more));
        }
        if (condition instanceof Comparison comparison && IntervalEvaluator.typeOf(comparison.left()) == Type.INT) {
            return assuming(comparison, truth ? comparison.operator() : opposite(comparison.operator()), known);
        }
        return Optional.of(known);
    }

    private Optional<Assumptions> assuming(Comparison comparison, Comparison.ComparisonOperator operator,
            Assumptions known) {
        Interval left = reckoning.number(comparison.left(), known);
        Interval right = reckoning.number(comparison.right(), known);
        if (!compared(operator, left, right).canHold()) {
            return Optional.empty();
        }
        return side(comparison.left(), left, operator, right, known)
                .flatMap(more -> side(comparison.right(), right, mirrored(operator), left, more));
    }

    private static Optional<Assumptions> side(Term term, Interval range, Comparison.ComparisonOperator operator,
            Interval other,
            Assumptions known) {
        if (operator == Comparison.ComparisonOperator.NOT_EQUAL) {
            return unequal(term, range, other, known);
        }
        return range.shared(room(operator, other)).map(narrow -> known.with(term, narrow));
    }

    private static Interval room(Comparison.ComparisonOperator operator, Interval other) {
        Interval one = Interval.exactly(1);
        return switch (operator) {
            case LESS -> new Interval(Interval.LEAST, other.minus(one).high());
            case AT_MOST -> new Interval(Interval.LEAST, other.high());
            case GREATER -> new Interval(other.plus(one).low(), Interval.MOST);
            case AT_LEAST -> new Interval(other.low(), Interval.MOST);
            case EQUAL, NOT_EQUAL -> other;
        };
    }

    private static Optional<Assumptions> unequal(Term term, Interval range, Interval other, Assumptions known) {
        if (!other.isExact()) {
            return Optional.of(known);
        }
        Assumptions more = other.contains(0) ? known.withNonZero(term) : known;
        long number = other.low();
        if (range.low() == number && range.high() > number) {
            return Optional.of(more.with(term, new Interval(number + 1, range.high())));
        }
        return Optional.of(range.high() == number && range.low() < number
                ? more.with(term, new Interval(range.low(), number - 1)) : more);
    }

    /** Whether a comparison of two numbers can come out either way. */
    static PossibleTruth compared(Comparison.ComparisonOperator operator, Interval left, Interval right) {
        return switch (operator) {
            case EQUAL -> new PossibleTruth(left.shared(right).isPresent(),
                    !left.isExact() || !left.equals(right) || left.low() == Interval.MOST);
            case LESS -> new PossibleTruth(left.low() < right.high(), left.high() >= right.low());
            case AT_MOST -> new PossibleTruth(left.low() <= right.high(), left.high() > right.low());
            case NOT_EQUAL, GREATER, AT_LEAST -> compared(opposite(operator), left, right).opposite();
        };
    }

    boolean canEqual(Term one, Term other, Type type, Assumptions known) {
        if (type == Type.INT) {
            return reckoning.number(one, known).shared(reckoning.number(other, known)).isPresent();
        }
        Optional<Set<String>> words = reckoning.words(one);
        Optional<Set<String>> others = reckoning.words(other);
        return words.isEmpty() || others.isEmpty() || words.get().stream().anyMatch(others.get()::contains);
    }

    private static Comparison.ComparisonOperator opposite(Comparison.ComparisonOperator operator) {
        return switch (operator) {
            case EQUAL -> Comparison.ComparisonOperator.NOT_EQUAL;
            case NOT_EQUAL -> Comparison.ComparisonOperator.EQUAL;
            case LESS -> Comparison.ComparisonOperator.AT_LEAST;
            case AT_MOST -> Comparison.ComparisonOperator.GREATER;
            case GREATER -> Comparison.ComparisonOperator.AT_MOST;
            case AT_LEAST -> Comparison.ComparisonOperator.LESS;
        };
    }

    private static Comparison.ComparisonOperator mirrored(Comparison.ComparisonOperator operator) {
        return switch (operator) {
            case LESS -> Comparison.ComparisonOperator.GREATER;
            case AT_MOST -> Comparison.ComparisonOperator.AT_LEAST;
            case GREATER -> Comparison.ComparisonOperator.LESS;
            case AT_LEAST -> Comparison.ComparisonOperator.AT_MOST;
            case EQUAL, NOT_EQUAL -> operator;
        };
    }
}
