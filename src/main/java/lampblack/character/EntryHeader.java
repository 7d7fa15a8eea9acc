package lampblack.character;

import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;

/**
 * What every entry of a ledger has: its place in the list, counted from 0, its node, and the span that names it.
 *
 * @param span the value of the key that says what kind of entry it is
 */
public record EntryHeader(int index, MapNode node, Span span) {

    /** The number of a period, such as the session, this entry belongs to. */
    public Optional<Long> period(String id) {
        return node.integer(id);
    }

    public Optional<String> date() {
        return node.text("date");
    }

    public Optional<String> note() {
        return node.text("note").map(words -> new NoteText(words).words());
    }
}
