package lampblack.lint;

import java.util.Optional;
import java.util.Set;
import lampblack.expression.Comparison;
import lampblack.expression.Logic;
import lampblack.expression.Not;
import lampblack.expression.Term;
import lampblack.expression.Type;

/** What follows from a condition being true, or being false, for the numbers it compares. */
record Clues(Reckoning reckoning) {

    /** What is known where a condition has come out so; empty where it never can. */
    Optional<Known> given(Term condition, boolean truth, Known known) {
        if (condition instanceof Not not) {
            return given(not.term(), !truth, known);
        }
        if (condition instanceof Logic logic && logic.decisive() != truth) {
            return given(logic.left(), truth, known).flatMap(more -> given(logic.right(), truth, more));
        }
        if (condition instanceof Comparison comparison && Reckoning.typeOf(comparison.left()) == Type.INT) {
            return given(comparison, truth ? comparison.operator() : opposite(comparison.operator()), known);
        }
        return Optional.of(known);
    }

    private Optional<Known> given(Comparison comparison, Comparison.Operator operator, Known known) {
        Interval left = reckoning.number(comparison.left(), known);
        Interval right = reckoning.number(comparison.right(), known);
        if (!compared(operator, left, right).canHold()) {
            return Optional.empty();
        }
        return side(comparison.left(), left, operator, right, known)
                .flatMap(more -> side(comparison.right(), right, mirrored(operator), left, more));
    }

    private static Optional<Known> side(Term term, Interval range, Comparison.Operator operator, Interval other,
            Known known) {
        if (operator == Comparison.Operator.NOT_EQUAL) {
            return unequal(term, range, other, known);
        }
        return range.shared(room(operator, other)).map(narrow -> known.with(term, narrow));
    }

    private static Interval room(Comparison.Operator operator, Interval other) {
        Interval one = Interval.exactly(1);
        return switch (operator) {
            case LESS -> new Interval(Interval.LEAST, other.minus(one).high());
            case AT_MOST -> new Interval(Interval.LEAST, other.high());
            case GREATER -> new Interval(other.plus(one).low(), Interval.MOST);
            case AT_LEAST -> new Interval(other.low(), Interval.MOST);
            default -> other;
        };
    }

    private static Optional<Known> unequal(Term term, Interval range, Interval other, Known known) {
        if (!other.isExact()) {
            return Optional.of(known);
        }
        Known more = other.contains(0) ? known.withNonZero(term) : known;
        long number = other.low();
        if (range.low() == number && range.high() > number) {
            return Optional.of(more.with(term, new Interval(number + 1, range.high())));
        }
        return Optional.of(range.high() == number && range.low() < number
                ? more.with(term, new Interval(range.low(), number - 1)) : more);
    }

    /** Whether a comparison of two numbers can come out either way. */
    static Truth compared(Comparison.Operator operator, Interval left, Interval right) {
        return switch (operator) {
            case EQUAL -> new Truth(left.shared(right).isPresent(),
                    !left.isExact() || !left.equals(right) || left.low() == Interval.MOST);
            case LESS -> new Truth(left.low() < right.high(), left.high() >= right.low());
            case AT_MOST -> new Truth(left.low() <= right.high(), left.high() > right.low());
            default -> compared(opposite(operator), left, right).opposite();
        };
    }

    boolean canEqual(Term one, Term other, Type type, Known known) {
        if (type == Type.INT) {
            return reckoning.number(one, known).shared(reckoning.number(other, known)).isPresent();
        }
        Optional<Set<String>> words = reckoning.words(one);
        Optional<Set<String>> others = reckoning.words(other);
        return words.isEmpty() || others.isEmpty() || words.get().stream().anyMatch(others.get()::contains);
    }

    private static Comparison.Operator opposite(Comparison.Operator operator) {
        return switch (operator) {
            case EQUAL -> Comparison.Operator.NOT_EQUAL;
            case NOT_EQUAL -> Comparison.Operator.EQUAL;
            case LESS -> Comparison.Operator.AT_LEAST;
            case AT_MOST -> Comparison.Operator.GREATER;
            case GREATER -> Comparison.Operator.AT_MOST;
            case AT_LEAST -> Comparison.Operator.LESS;
        };
    }

    private static Comparison.Operator mirrored(Comparison.Operator operator) {
        return switch (operator) {
            case LESS -> Comparison.Operator.GREATER;
            case AT_MOST -> Comparison.Operator.AT_LEAST;
            case GREATER -> Comparison.Operator.LESS;
            case AT_LEAST -> Comparison.Operator.AT_MOST;
            default -> operator;
        };
    }
}
