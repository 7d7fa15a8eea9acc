package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A variable: a value by its name. */
public record Variable(String name, Span span) implements Term {

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
        Type type = typing.vocabulary().variables().get(name);
        if (type == null) {
            typing.unknownVariable(name, span);
        }
        return Optional.ofNullable(type);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        return scope.variable(name).at(span);
    }

    @Override
    public Optional<Variable> asVariable() {
        return Optional.of(this);
    }

    @Override
    public boolean isConstant() {
        return false;
    }
}
