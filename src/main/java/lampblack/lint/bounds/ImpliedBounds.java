package lampblack.lint.bounds;

import java.util.Optional;
import java.util.Set;
import lampblack.expression.Comparison;
import lampblack.expression.LogicalAndOr;
import lampblack.expression.LogicalNot;
import lampblack.expression.Term;
import lampblack.expression.Type;

/** What follows from a condition being true, or being false, for the numbers it compares. */
record ImpliedBounds(IntervalEvaluator evaluator) {

    /** What is known where a condition has come out so; empty where it never can. */
    Optional<Assumptions> assuming(Term condition, boolean truth, Assumptions assumptions) {
        if (condition instanceof LogicalNot not) {
            return assuming(not.term(), !truth, assumptions);
        }
        if (condition instanceof LogicalAndOr logic && logic.decisive() != truth) {
            return assuming(logic.left(), truth, assumptions).flatMap(more -> assuming(logic.right(), truth, more));
        }
        if (condition instanceof Comparison comparison && IntervalEvaluator.typeOf(comparison.left()) == Type.INT) {
            return assuming(comparison, truth ? comparison.operator() : opposite(comparison.operator()), assumptions);
        }
        return Optional.of(assumptions);
    }

    private Optional<Assumptions> assuming(Comparison comparison, Comparison.ComparisonOperator operator,
            Assumptions assumptions) {
        Interval left = evaluator.number(comparison.left(), assumptions);
        Interval right = evaluator.number(comparison.right(), assumptions);
        if (!compared(operator, left, right).canHold()) {
            return Optional.empty();
        }
        return side(comparison.left(), left, operator, right, assumptions)
                .flatMap(more -> side(comparison.right(), right, mirrored(operator), left, more));
    }

    private static Optional<Assumptions> side(Term term, Interval range, Comparison.ComparisonOperator operator,
            Interval other,
            Assumptions assumptions) {
        if (operator == Comparison.ComparisonOperator.NOT_EQUAL) {
            return unequal(term, range, other, assumptions);
        }
        return range.shared(room(operator, other)).map(narrow -> assumptions.with(term, narrow));
    }

    private static Interval room(Comparison.ComparisonOperator operator, Interval other) {
        Interval one = Interval.exactly(1);
        return switch (operator) {
            case LESS -> new Interval(Interval.LEAST, other.minus(one).high());
            case AT_MOST -> new Interval(Interval.LEAST, other.high());
            case GREATER -> new Interval(other.plus(one).low(), Interval.MAX);
            case AT_LEAST -> new Interval(other.low(), Interval.MAX);
            case EQUAL, NOT_EQUAL -> other;
        };
    }

    private static Optional<Assumptions> unequal(Term term, Interval range, Interval other, Assumptions assumptions) {
        if (!other.isExact()) {
            return Optional.of(assumptions);
        }
        Assumptions more = other.contains(0) ? assumptions.withNonZero(term) : assumptions;
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
                    !left.isExact() || !left.equals(right) || left.low() == Interval.MAX);
            case LESS -> new PossibleTruth(left.low() < right.high(), left.high() >= right.low());
            case AT_MOST -> new PossibleTruth(left.low() <= right.high(), left.high() > right.low());
            case NOT_EQUAL, GREATER, AT_LEAST -> compared(opposite(operator), left, right).opposite();
        };
    }

    boolean canEqual(Term one, Term other, Type type, Assumptions assumptions) {
        if (type == Type.INT) {
            return evaluator.number(one, assumptions).shared(evaluator.number(other, assumptions)).isPresent();
        }
        Optional<Set<String>> words = evaluator.words(one);
        Optional<Set<String>> others = evaluator.words(other);
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
