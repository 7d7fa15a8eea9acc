package lampblack.diagnostic;

import java.util.List;

/**
 * A fix of a problem: its description and its edits.
 *
 * @param sure whether there is nothing else that can have been meant; what names an author or a player gave is not for
 *     a
 *     program to guess
 */
public record Fix(Message title, List<Edit> edits, boolean sure) {

    public Fix {
        edits = List.copyOf(edits);
    }

    public Fix(Message title, List<Edit> edits) {
        this(title, edits, true);
    }

    /** The fix that writes one word where another stands. */
    public static Fix replace(Span span, String replacement) {
        return new Fix(Message.of("fix.replace", "old", span.text(), "new", replacement),
                List.of(new Edit(span, replacement)));
    }

    /** The same, where it is only likely that the other was meant. */
    public Fix guessed() {
        return new Fix(title, edits, false);
    }
}
