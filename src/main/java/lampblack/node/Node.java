package lampblack.node;

import lampblack.diagnostic.Span;

/** A part of a YAML document, with the place it came from. */
public sealed interface Node permits MapNode, ListNode, Scalar {

    Span span();

    /** The kind in an author's words: {@code a map}, {@code a list}, {@code text}, {@code a number}… as a message key. */
    String kind();
}
