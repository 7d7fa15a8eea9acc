package lampblack.expression;

import java.util.Optional;
import lampblack.diagnostic.Span;

/** The result of an evaluation: a value, or the reason why there is none. */
public sealed interface EvaluationResult permits Value, Failure {

    boolean isFailure();

    /** Why there is no value, where there is none. */
    Optional<Failure> asFailure();

    /** Whether no other result can override it: once the work budget is exceeded, evaluation stops. */
    boolean isFinal();

    /** The same result; a failure that has no place yet gets this one. */
    EvaluationResult at(Span place);

    /** The number, where it is one. */
    Optional<Long> asNumber();

    /** The truth value, where it is one. */
    Optional<Boolean> asTruth();

    /** The text, where it is one. */
    Optional<String> asText();
}
