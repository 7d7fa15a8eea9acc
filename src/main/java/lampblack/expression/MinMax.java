package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** The least or the greatest of several numbers: {@code min(a, b)} and {@code max(a, b, c)}. */
public record MinMax(boolean greatest, Call call) implements Term {

    static boolean isNamed(String function) {
        return function.equals("min") || function.equals("max");
    }

    @Override
    public Span span() {
        return call.span();
    }

    @Override
    public List<Term> children() {
        return call.arguments();
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new MinMax(greatest, new Call(call.function(), call.name(), children, call.span()));
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        return call.type(typing);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult best = null;
        for (Term argument : call.arguments()) {
            EvaluationResult result = argument.evaluate(scope, steps);
            if (result.isFailure()) {
                return result;
            }
            if (best == null || greatest == ((Value) result).order((Value) best) > 0) {
                best = result;
            }
        }
        return best;
    }
}
