package lampblack.node;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/**
 * A single value. Only {@code true}, {@code false}, {@code null} (or nothing) and plain decimal integers have a type of
 * their own; everything else is text.
 *
 * @param text the value as text; for null the empty text
 * @param places for each character of the text, and one more for its end, the offset in the source; null where the text
 *     stands in the source letter for letter from {@code start} on
 * @param start the offset of the first character of the text in the source, behind an opening quote
 */
public record Scalar(ScalarType type, String text, Span span, int start, int[] places) implements Node {

    /** What a scalar may be. */
    public enum ScalarType {
        TEXT,
        INTEGER,
        BOOLEAN,
        NULL
    }

    /** The largest magnitude a number may have. */
    public static final long LARGEST = 1_000_000_000_000L;

    /** A text that stands nowhere else, for values that a program makes. */
    public static Scalar text(String text, Span span) {
        return new Scalar(ScalarType.TEXT, text, span, span.start(), null);
    }

    /** A number that stands nowhere else. */
    public static Scalar integer(long number, Span span) {
        return new Scalar(ScalarType.INTEGER, String.valueOf(number), span, span.start(), null);
    }

    /** A yes or no that stands nowhere else. */
    public static Scalar bool(boolean truth, Span span) {
        return new Scalar(ScalarType.BOOLEAN, String.valueOf(truth), span, span.start(), null);
    }

    @Override
    public boolean isNull() {
        return type == ScalarType.NULL;
    }

    public boolean isText() {
        return type == ScalarType.TEXT;
    }

    @Override
    public Optional<Long> integer() {
        return type == ScalarType.INTEGER ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    @Override
    public Optional<Boolean> bool() {
        return type == ScalarType.BOOLEAN ? Optional.of(text.equals("true")) : Optional.empty();
    }

    /** Where a stretch of the text stands in the source. */
    public Span place(int from, int to) {
        return new Span(span.source(), offset(from), Math.max(offset(from), to > from ? offset(to - 1) + width(to - 1)
                : 0));
    }

    private int offset(int index) {
        return places == null ? Math.min(start + index, span.end()) : places[Math.min(index, places.length - 1)];
    }

    private int width(int index) {
        return places == null || index + 1 >= places.length ? 1 : Math.min(places[index + 1] - places[index], 10);
    }

    @Override
    public String kind() {
        return switch (type) {
            case TEXT -> "kind.text";
            case INTEGER -> "kind.number";
            case BOOLEAN -> "kind.boolean";
            case NULL -> "kind.nothing";
        };
    }

    @Override
    public Optional<MapNode> asMap() {
        return Optional.empty();
    }

    @Override
    public Optional<ListNode> asList() {
        return Optional.empty();
    }

    @Override
    public Optional<Scalar> asScalar() {
        return Optional.of(this);
    }

    @Override
    public Optional<Scalar> asValue() {
        return isNull() ? Optional.empty() : Optional.of(this);
    }

    @Override
    public boolean isEmpty() {
        return isNull();
    }

    @Override
    public Collection<MapNode.Entry> all() {
        return List.of();
    }

    @Override
    public Optional<Node> get(String key) {
        return Optional.empty();
    }

    @Override
    public List<Node> items() {
        return isNull() ? List.of() : List.of(this);
    }

    @Override
    public List<Node> children() {
        return List.of();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Scalar that && type == that.type && text.equals(that.text) && span.equals(that.span);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
