package lampblack.expression;

import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.diagnostic.Worded;

/** Why an evaluation gave no value, and at which part of the expression. */
public record Failure(FailureReason reason, Optional<Span> span) implements EvaluationResult {

    /** What went wrong. */
    public enum FailureReason implements Worded {
        DIVIDED_BY_ZERO("divided-by-zero"),
        OVERFLOW("overflow"),
        TOO_MANY_STEPS("too-many-steps"),
        NO_VALUE("no-value");

        private final String word;

        FailureReason(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** A failure whose place the expression adds: what a scope answers with. */
    public static Failure of(FailureReason reason) {
        return new Failure(reason, Optional.empty());
    }

    static Failure of(FailureReason reason, Span span) {
        return new Failure(reason, Optional.of(span));
    }

    @Override
    public Failure at(Span place) {
        return span.isPresent() ? this : of(reason, place);
    }

    @Override
    public boolean isFailure() {
        return true;
    }

    @Override
    public Optional<Failure> asFailure() {
        return Optional.of(this);
    }

    @Override
    public boolean isFinal() {
        return reason == FailureReason.TOO_MANY_STEPS;
    }

    @Override
    public Optional<Long> asNumber() {
        return Optional.empty();
    }

    @Override
    public Optional<Boolean> asTruth() {
        return Optional.empty();
    }

    @Override
    public Optional<String> asText() {
        return Optional.empty();
    }

    /** The reason as a sentence. */
    public Message message() {
        return Message.of("expression.failure." + reason.word());
    }
}
