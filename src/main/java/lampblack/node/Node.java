package lampblack.node;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A node of a YAML document, with its place in the source: a map, a list or a single value. */
public sealed interface Node permits MapNode, ListNode, Scalar {

    Span span();

    /**
     * The kind in an author's words: {@code a map}, {@code a list}, {@code text}, {@code a number}… as a message key.
     */
    String kind();

    Optional<MapNode> asMap();

    Optional<ListNode> asList();

    /** The single value, null among them. */
    Optional<Scalar> asScalar();

    /** The single value, unless it is null. */
    Optional<Scalar> asValue();

    /** Whether it is the single value null, written as the word or left out. */
    boolean isNull();

    /** Whether it holds nothing: null, or a map or list with nothing in it. */
    boolean isEmpty();

    /** The whole number, where it is a single value that is one. */
    Optional<Long> integer();

    /** The truth value, where it is a single value that is one. */
    Optional<Boolean> bool();

    /** The entries of a map; none for anything else. */
    Collection<MapNode.Entry> all();

    /** The value of a key, where it is a map that has the key. */
    Optional<Node> get(String key);

    /** The items of a list, nothing for null, or else the one value that stands in place of a list. */
    List<Node> items();

    /** The nodes directly inside: the values of a map, the items of a list, none in a single value. */
    List<Node> children();
}
