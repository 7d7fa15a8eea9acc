package lampblack.expression;

import java.util.Optional;
import lampblack.diagnostic.Span;

/** A value that an expression works with. */
public sealed interface Value extends EvaluationResult {

    Type type();

    /** Its order to another value of the same type: below 0, 0 or above 0; false comes before true. */
    int order(Value other);

    @Override
    default boolean isFailure() {
        return false;
    }

    @Override
    default Optional<Failure> asFailure() {
        return Optional.empty();
    }

    @Override
    default boolean isFinal() {
        return false;
    }

    @Override
    default Value at(Span place) {
        return this;
    }

    static Value of(long number) {
        return new Int(number);
    }

    static Value of(boolean truth) {
        return truth ? Bool.TRUE : Bool.FALSE;
    }

    static Value of(String text) {
        return new Text(text);
    }

    /** A whole number of 64 bits. */
    record Int(long number) implements Value {

        @Override
        public Type type() {
            return Type.INT;
        }

        @Override
        public int order(Value other) {
            return Long.compare(number, ((Int) other).number);
        }

        @Override
        public Optional<Long> asNumber() {
            return Optional.of(number);
        }

        @Override
        public Optional<Boolean> asTruth() {
            return Optional.empty();
        }

        @Override
        public Optional<String> asText() {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return Long.toString(number);
        }
    }

    /** A truth value. */
    record Bool(boolean truth) implements Value {

        static final Bool TRUE = new Bool(true);
        static final Bool FALSE = new Bool(false);

        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public int order(Value other) {
            return Boolean.compare(truth, ((Bool) other).truth);
        }

        @Override
        public Optional<Long> asNumber() {
            return Optional.empty();
        }

        @Override
        public Optional<Boolean> asTruth() {
            return Optional.of(truth);
        }

        @Override
        public Optional<String> asText() {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return Boolean.toString(truth);
        }
    }

    /** A text, ordered by its code points. */
    record Text(String text) implements Value, Comparable<Text> {

        @Override
        public Type type() {
            return Type.TEXT;
        }

        @Override
        public int order(Value other) {
            return compareTo((Text) other);
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
            return Optional.of(text);
        }

        @Override
        public int compareTo(Text other) {
            int shared = Math.min(text.length(), other.text.length());
            for (int i = 0; i < shared; i++) {
                char mine = text.charAt(i);
                char theirs = other.text.charAt(i);
                if (mine != theirs) {
                    // Half of a pair stands for a code point above all that need no pair.
                    boolean paired = Character.isSurrogate(mine);
                    return paired == Character.isSurrogate(theirs) ? Character.compare(mine, theirs) : paired ? 1 : -1;
                }
            }
            return Integer.compare(text.length(), other.text.length());
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
