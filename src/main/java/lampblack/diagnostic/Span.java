package lampblack.diagnostic;

/** A stretch of a source, from the first character to just behind the last, in UTF-16 units. */
public record Span(Source source, int start, int end) implements Comparable<Span> {

    public int line() {
        return source.line(start);
    }

    public int column() {
        return source.column(start);
    }

    public int endLine() {
        return source.line(end);
    }

    public int endColumn() {
        return source.column(end);
    }

    /** The characters it covers. */
    public String text() {
        return source.text().substring(start, end);
    }

    /** The smallest stretch that covers this and another of the same source. */
    public Span to(Span other) {
        return new Span(source, Math.min(start, other.start), Math.max(end, other.end));
    }

    /** The empty span right behind this one. */
    public Span after() {
        return new Span(source, end, end);
    }

    @Override
    public int compareTo(Span other) {
        int byName = source.name().compareTo(other.source.name());
        if (byName != 0) {
            return byName;
        }
        return start != other.start ? Integer.compare(start, other.start) : Integer.compare(end, other.end);
    }

    @Override
    public String toString() {
        return source.name() + ":" + line() + ":" + column();
    }

    // Written out, as in all records that a short command compares: preparing the first generated one takes 10 ms.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Span that && start == that.start && end == that.end
                && source.equals(that.source);
    }

    @Override
    public int hashCode() {
        return 31 * start + end;
    }
}
