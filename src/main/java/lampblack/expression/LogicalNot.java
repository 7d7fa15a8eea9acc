package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** The negation of a truth value: {@code !x}. */
public record LogicalNot(Term term, Span span) implements Term {

    @Override
    public List<Term> children() {
        return List.of(term);
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new LogicalNot(children.get(0), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        typing.expect(term, Type.BOOL, "!");
        return Optional.of(Type.BOOL);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult result = term.evaluate(scope, steps);
        return result.isFailure() ? result : Value.of(!result.asTruth().orElseThrow());
    }
}
