package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A term of an expression: its parts, its type and its value. */
public sealed interface Term permits Literal, Mention, Variable, Call, MinMax, Negation, LogicalNot, Arithmetic,
        Comparison, LogicalAndOr, Conditional, Membership {

    Span span();

    /** The parts it is made of, as they are written. */
    List<Term> children();

    /** The same term made of other parts, as many as its own. */
    Term withChildren(List<Term> children);

    /** Its type; reports mistakes, and is empty where one leaves the type unknown. */
    Optional<Type> type(TypeChecker typing);

    /** What it comes to, without counting the step; callers use {@link #evaluate}. */
    EvaluationResult value(Scope scope, StepBudget steps);

    /** What it comes to; every part that is evaluated takes one step. */
    default EvaluationResult evaluate(Scope scope, StepBudget steps) {
        return steps.take() ? value(scope, steps) : Failure.of(Failure.FailureReason.TOO_MANY_STEPS, span());
    }

    /** The mention that it is, where it is one. */
    default Optional<Mention> asMention() {
        return Optional.empty();
    }

    /** The variable that it is, where it is one. */
    default Optional<Variable> asVariable() {
        return Optional.empty();
    }

    /** The literal that it is, where it is one. */
    default Optional<Literal> asLiteral() {
        return Optional.empty();
    }

    /** Whether it comes to the same in every scope. */
    default boolean isConstant() {
        for (Term child : children()) {
            if (!child.isConstant()) {
                return false;
            }
        }
        return true;
    }
}
