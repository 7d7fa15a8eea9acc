package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** Arithmetic on two numbers, or two texts concatenated by {@code +}. */
public record Arithmetic(ArithmeticOperator operator, Term left, Term right, Span span) implements Term {

    /** How two numbers become one; too large a result is an error, and division rounds towards zero. */
    public enum ArithmeticOperator {
        PLUS("+"),
        MINUS("-"),
        TIMES("*"),
        DIVIDED("/"),
        REMAINDER("%");

        private final String symbol;

        ArithmeticOperator(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }

        boolean divides() {
            return this == DIVIDED || this == REMAINDER;
        }

        private long apply(long a, long b) {
            return switch (this) {
                case PLUS -> Math.addExact(a, b);
                case MINUS -> Math.subtractExact(a, b);
                case TIMES -> Math.multiplyExact(a, b);
                case DIVIDED -> a / b;
                case REMAINDER -> a % b;
            };
        }
    }

    @Override
    public List<Term> children() {
        return List.of(left, right);
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new Arithmetic(operator, children.get(0), children.get(1), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        if (typing.readsAsOneName(this)) {
            return Optional.empty();
        }
        if (operator == ArithmeticOperator.PLUS) {
            return sumType(typing);
        }
        typing.expect(left, Type.INT, operator.symbol());
        if (typing.expect(right, Type.INT, operator.symbol()) && operator.divides() && right.isConstant()) {
            typing.refuseZero(operator.symbol(), right);
        }
        return Optional.of(Type.INT);
    }

    private Optional<Type> sumType(TypeChecker typing) {
        Optional<Type> first = left.type(typing);
        Optional<Type> second = right.type(typing);
        boolean truth = typing.refuseTruth("+", left, first) | typing.refuseTruth("+", right, second);
        if (truth || first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        if (!first.equals(second)) {
            typing.sidesDiffer("+", this, first.get(), second.get());
            return Optional.empty();
        }
        return first;
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult first = left.evaluate(scope, steps);
        if (first.isFailure()) {
            return first;
        }
        EvaluationResult second = right.evaluate(scope, steps);
        if (second.isFailure()) {
            return second;
        }
        Optional<Long> number = first.asNumber();
        return number.isPresent()
                ? computed(number.get(), second.asNumber().orElseThrow())
                : joined(first.asText().orElseThrow(), second.asText().orElseThrow(), steps);
    }

    /** Long texts cost more, so that values built on each other cannot grow without bound. */
    private EvaluationResult joined(String a, String b, StepBudget steps) {
        return steps.take((long) a.length() + b.length())
                ? new Value.Text(a + b)
                : Failure.of(Failure.FailureReason.TOO_MANY_STEPS, span);
    }

    private EvaluationResult computed(long a, long b) {
        if (operator.divides() && b == 0) {
            return Failure.of(Failure.FailureReason.DIVIDED_BY_ZERO, right.span());
        }
        if (operator == ArithmeticOperator.DIVIDED && a == Long.MIN_VALUE && b == -1) {
            return Failure.of(Failure.FailureReason.OVERFLOW, span);
        }
        try {
            return new Value.Int(operator.apply(a, b));
        } catch (ArithmeticException tooLarge) {
            return Failure.of(Failure.FailureReason.OVERFLOW, span);
        }
    }
}
