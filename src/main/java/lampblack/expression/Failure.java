package lampblack.expression;

import java.util.Locale;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;

/** Why an evaluation gave no value, and at which part of the expression. */
public record Failure(Reason reason, Optional<Span> span) implements Result {

    /** What went wrong. */
    public enum Reason {
        DIVIDED_BY_ZERO,
        OVERFLOW,
        TOO_MANY_STEPS,
        NO_VALUE
    }

    /** A failure whose place the expression adds: what a scope answers with. */
    public static Failure of(Reason reason) {
        return new Failure(reason, Optional.empty());
    }

    static Failure of(Reason reason, Span span) {
        return new Failure(reason, Optional.of(span));
    }

    /** This failure at a place, unless it has one of its own. */
    Failure at(Span place) {
        return span.isPresent() ? this : of(reason, place);
    }

    /** Whether nothing else can make up for it: when the steps are used up, everything stops. */
    boolean isFinal() {
        return reason == Reason.TOO_MANY_STEPS;
    }

    /** The reason as a sentence. */
    public Message message() {
        return Message.of("expression.failure." + reason.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
