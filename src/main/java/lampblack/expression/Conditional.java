package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** One of two values, as a condition says: {@code condition ? yes : no}. The other is not evaluated. */
public record Conditional(Term condition, Term yes, Term no, Span span) implements Term {

    @Override
    public List<Term> children() {
        return List.of(condition, yes, no);
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new Conditional(children.get(0), children.get(1), children.get(2), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        typing.expect(condition, Type.BOOL, "?");
        Optional<Type> first = yes.type(typing);
        Optional<Type> second = no.type(typing);
        if (first.isPresent() && second.isPresent() && !first.equals(second)) {
            typing.branchesDiffer(this, first.get(), second.get());
            return Optional.empty();
        }
        return first.or(() -> second);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult decision = condition.evaluate(scope, steps);
        if (decision.isFailure()) {
            return decision;
        }
        return (decision.asTruth().orElseThrow() ? yes : no).evaluate(scope, steps);
    }
}
