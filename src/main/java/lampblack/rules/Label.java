package lampblack.rules;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * How a named thing is called and described, and where it is defined.
 *
 * @param title never empty; made from the id where the author gave none
 * @param one what a single one is called; the title where the author says nothing else
 * @param text small markup, empty where there is none
 * @param written all that is said of it, to point at when it is wrong
 */
public record Label(String id, String title, String one, String text, Span span, MapNode written) {

    /** The key of what is no longer in the game, and known only for what was done with it. */
    public static final String RETIRED = "retired";
    /** The key of whom a playbook suits, in a few words for somebody who plays for the first time. */
    public static final String SUITS = "suits";
    private static final Set<String> SMALL_WORDS =
            Set.of("a", "an", "and", "at", "by", "for", "in", "of", "on", "or", "the", "to", "with");

    /** An id as a title: {@code rush-of-blood} is Rush of Blood. */
    public static String words(String id) {
        if (id.indexOf('-') < 0) {
            return id.substring(0, Math.min(1, id.length())).toUpperCase(Locale.ROOT)
                    + id.substring(Math.min(1, id.length()));
        }
        StringBuilder out = new StringBuilder();
        for (String word : id.split("-")) {
            if (out.isEmpty() || !SMALL_WORDS.contains(word)) {
                out.append(out.isEmpty() ? "" : " ").append(word.substring(0, Math.min(1, word.length()))
                        .toUpperCase(Locale.ROOT))
                        .append(word.substring(Math.min(1, word.length())));
            } else {
                out.append(' ').append(word);
            }
        }
        return out.isEmpty() ? id : out.toString();
    }

    /** What is said after a number of it: {@code 1 Coil}, {@code 3 Coils}. */
    public String title(long amount) {
        return Math.abs(amount) == 1 ? one : title;
    }

    /**
     * Where something that is said of it stands: the value that a path of keys leads to, counted from 0 in a list, or
     * the last key on the way where that is a whole block. What is not written is pointed at by its name.
     */
    public Span place(String... path) {
        Node at = written;
        Span found = span;
        for (String step : path) {
            switch (at) {
                case MapNode map when map.has(step) -> {
                    found = map.keySpan(step);
                    at = map.get(step).orElseThrow();
                }
                case MapNode map -> {
                    return found;
                }
                case ListNode list when Integer.parseInt(step) < list.items().size() ->
                        at = list.items().get(Integer.parseInt(step));
                case ListNode list -> { }
                case Scalar scalar -> { }
            }
        }
        Span innermost = found;
        return at.asScalar().map(Scalar::span).filter(value -> !value.text().isEmpty()).orElse(innermost);
    }

    /** Whether a place is in the layer that said the last of it. */
    public boolean isOwn(Span place) {
        return place.source().layer().equals(span.source().layer());
    }

    /** Where a key that a path leads to stands, or what {@link #place} says of the way there. */
    public Span key(String... path) {
        Node at = written;
        Span found = span;
        for (String step : path) {
            Optional<MapNode> map = at.asMap().filter(node -> node.has(step));
            if (map.isEmpty()) {
                return found;
            }
            found = map.get().keySpan(step);
            at = map.get().get(step).orElseThrow();
        }
        return found;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Label that && id.equals(that.id) && title.equals(that.title) && one.equals(that.one)
                && text.equals(that.text) && span.equals(that.span);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** Whether it is no longer in the game. */
    public boolean isRetired() {
        return written.has(RETIRED);
    }
}
