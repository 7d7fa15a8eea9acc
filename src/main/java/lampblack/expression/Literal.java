package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A literal: a value that is written out. */
public record Literal(Value value, Span span) implements Term {

    @Override
    public Optional<Literal> asLiteral() {
        return Optional.of(this);
    }

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
