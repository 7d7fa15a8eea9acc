package lampblack.character;

import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * A table's leave to break one rule, with its reason.
 *
 * @param allows the id of the problem it excuses
 * @param on the one thing it excuses it on, if it names one
 * @param upTo the bound up to which it does, if it names one
 * @param of the limit that held when it was made, if it says so
 * @param before the version before whose last place in the ledger it excuses, and nothing after; if it says one
 * @param onPlace where it says on what
 */
public record Ruling(
        String allows, Optional<String> on, Optional<Long> upTo, Optional<Long> of, String because, Optional<String> by,
        Optional<String> before,
        Span span, Span onPlace, MapNode written) {

    static Ruling decode(MapNode map) {
        Span span = map.get("allows").map(node -> node.span()).orElse(map.span());
        return new Ruling(map.text("allows").orElse(""), map.text("on"), map.integer("up-to"), map.integer("of"),
                map.text("because").orElse(""), map.text("by"), map.text("before"), span,
                map.scalar("on").map(Scalar::span).orElse(span), map);
    }
}
