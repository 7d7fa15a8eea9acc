package lampblack.diagnostic;

import java.util.List;

/** A safe fix of a problem: its description and its edits. */
public record Fix(Message title, List<Edit> edits) {

    public Fix {
        edits = List.copyOf(edits);
    }

    /** The fix that writes one word where another stands. */
    public static Fix replace(Span span, String replacement) {
        return new Fix(Message.of("fix.replace", "old", span.text(), "new", replacement),
                List.of(new Edit(span, replacement)));
    }
}
