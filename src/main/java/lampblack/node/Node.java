package lampblack.node;

import java.util.Optional;
import lampblack.diagnostic.Span;

/** A part of a YAML document, with the place it came from. */
public sealed interface Node permits MapNode, ListNode, Scalar {

    Span span();

    /** The kind in an author's words: {@code a map}, {@code a list}, {@code text}, {@code a number}… as a message key. */
    String kind();

    /** This node as a map, where it is one. */
    Optional<MapNode> asMap();

    /** This node as a list, where it is one. */
    Optional<ListNode> asList();

    /** This node as a single value, where it is one; nothing written, {@code null}, is one too. */
    Optional<Scalar> asScalar();
}
