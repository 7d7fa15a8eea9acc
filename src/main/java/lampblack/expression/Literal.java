package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A value that is written out. */
public record Literal(Value value, Span span) implements Term {

    @Override
    public List<Term> children() {
        return List.of();
    }

    @Override
    public Term withChildren(List<Term> children) {
        return this;
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        return Optional.of(value.type());
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        return value;
    }
}
