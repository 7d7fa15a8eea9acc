package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/**
 * Two conditions joined by {@code &&} or {@code ||}. A side that decides alone makes up for a failure of the other,
 * whichever stands first.
 *
 * @param decisive the truth of one side that decides for both: false for {@code &&}, true for {@code ||}
 */
public record LogicalAndOr(boolean decisive, Term left, Term right, Span span) implements Term {

    @Override
    public List<Term> children() {
        return List.of(left, right);
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new LogicalAndOr(decisive, children.get(0), children.get(1), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        String operator = decisive ? "||" : "&&";
        typing.expect(left, Type.BOOL, operator);
        typing.expect(right, Type.BOOL, operator);
        return Optional.of(Type.BOOL);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult first = left.evaluate(scope, steps);
        if (decides(first) || first.isFinal()) {
            return first;
        }
        EvaluationResult second = right.evaluate(scope, steps);
        return !first.isFailure() || decides(second) || second.isFinal() ? second : first;
    }

    private boolean decides(EvaluationResult side) {
        return side.asTruth().equals(Optional.of(decisive));
    }
}
