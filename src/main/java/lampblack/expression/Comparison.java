package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.diagnostic.Worded;

/** Two values of one type compared: numbers and texts by their order, truth values for being the same. */
public record Comparison(ComparisonOperator operator, Term left, Term right, Span span) implements Term {

    /** How values are compared. */
    public enum ComparisonOperator implements Worded {
        EQUAL("equal", "=="),
        NOT_EQUAL("not-equal", "!="),
        LESS("less", "<"),
        AT_MOST("at-most", "<="),
        GREATER("greater", ">"),
        AT_LEAST("at-least", ">=");

        private final String word;
        private final String symbol;

        ComparisonOperator(String word, String symbol) {
            this.word = word;
            this.symbol = symbol;
        }

        @Override
        public String word() {
            return word;
        }

        public String symbol() {
            return symbol;
        }

        boolean orders() {
            return this != EQUAL && this != NOT_EQUAL;
        }

        boolean holds(int order) {
            return switch (this) {
                case EQUAL -> order == 0;
                case NOT_EQUAL -> order != 0;
                case LESS -> order < 0;
                case AT_MOST -> order <= 0;
                case GREATER -> order > 0;
                case AT_LEAST -> order >= 0;
            };
        }
    }

    @Override
    public List<Term> children() {
        return List.of(left, right);
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new Comparison(operator, children.get(0), children.get(1), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        if (typing.isNoWord(left, right) || typing.isNoWord(right, left)) {
            return Optional.of(Type.BOOL);
        }
        Optional<Type> first = left.type(typing);
        Optional<Type> second = right.type(typing);
        if (first.isPresent() && second.isPresent() && !first.equals(second)) {
            typing.sidesDiffer(operator.symbol(), this, first.get(), second.get());
        } else if (operator.orders() && first.equals(Optional.of(Type.BOOL))) {
            typing.noOrder(operator.symbol(), left);
        } else if (operator.orders() && second.equals(Optional.of(Type.BOOL))) {
            typing.noOrder(operator.symbol(), right);
        }
        return Optional.of(Type.BOOL);
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
        return Value.of(operator.holds(((Value) first).order((Value) second)));
    }
}
