package lampblack.rules;

import java.util.IdentityHashMap;
import java.util.Map;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.expression.Result;
import lampblack.expression.Steps;
import lampblack.expression.Value;
import lampblack.node.Scalar;

/** Works out formulas, charges for it, and remembers those that fail. */
record Formulas(Effort effort, Map<Expression, Failure> failures) {

    Formulas(Effort effort) {
        this(effort, new IdentityHashMap<>());
    }

    Result evaluate(Expression expression, Functions scope) {
        if (effort.isSpent()) {
            return Failure.of(Failure.Reason.TOO_MANY_STEPS);
        }
        Steps steps = Steps.forRule();
        Result result = bounded(expression.evaluate(scope, steps));
        effort.take(steps.taken());
        if (result instanceof Failure failure) {
            failures.put(expression, failure);
        }
        return result;
    }

    /** A number that no file may hold is too large, so that amounts can be added up without a second thought. */
    private static Result bounded(Result result) {
        boolean tooLarge = result instanceof Value.Int number && number.number() != Amount.UNLIMITED
                && (number.number() > Scalar.LARGEST || number.number() < -Scalar.LARGEST);
        return tooLarge ? Failure.of(Failure.Reason.OVERFLOW) : result;
    }
}
