package lampblack.expression;

/** What became of an evaluation: a value, or the reason why there is none. */
public sealed interface EvaluationResult permits Value, Failure {}
