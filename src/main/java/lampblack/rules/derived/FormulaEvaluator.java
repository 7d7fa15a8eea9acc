package lampblack.rules.derived;

import java.util.IdentityHashMap;
import java.util.Map;
import lampblack.expression.EvaluationResult;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.expression.StepBudget;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.WorkBudget;

/** Evaluates formulas, charges the work budget for it, and remembers those that fail. */
record FormulaEvaluator(WorkBudget budget, Map<Expression, Failure> failures) {

    FormulaEvaluator(WorkBudget budget) {
        this(budget, new IdentityHashMap<>());
    }

    EvaluationResult evaluate(Expression expression, FormulaScope scope) {
        if (budget.isSpent()) {
            return Failure.of(Failure.FailureReason.TOO_MANY_STEPS);
        }
        StepBudget steps = StepBudget.forRule();
        EvaluationResult result = bounded(expression.evaluate(scope, steps));
        budget.take(steps.taken());
        result.asFailure().ifPresent(failure -> failures.put(expression, failure));
        return result;
    }

    /** A number that no file may hold is too large, so that amounts can be added up without a second thought. */
    private static EvaluationResult bounded(EvaluationResult result) {
        boolean tooLarge = result.asNumber().filter(number -> number != Amount.UNLIMITED
                && (number > Scalar.LARGEST || number < -Scalar.LARGEST)).isPresent();
        return tooLarge ? Failure.of(Failure.FailureReason.OVERFLOW) : result;
    }
}
