package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A number with its sign changed: {@code -x}. */
public record Negation(Term term, Span span) implements Term {

    @Override
    public List<Term> children() {
        return List.of(term);
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new Negation(children.get(0), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        typing.expect(term, Type.INT, "-");
        return Optional.of(Type.INT);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult result = term.evaluate(scope, steps);
        if (result.isFailure()) {
            return result;
        }
        long number = result.asNumber().orElseThrow();
        return number == Long.MIN_VALUE ? Failure.of(Failure.FailureReason.OVERFLOW, span) : Value.of(-number);
    }
}
