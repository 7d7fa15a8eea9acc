package lampblack.character;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Something chosen by name, with the details written beside it: {@code Toolkit} or {@code Toolkit: {quality: fine}}.
 */
public record Pick(Scalar name, MapNode details) {

    /** Whether it is said to be a player's own, which the game does not have. */
    public boolean isOwn() {
        return details.isTrue("own");
    }

    public Span span() {
        return name.span();
    }

    public Optional<String> detail(String key) {
        return details.text(key);
    }

    /** The picks of a list, of a map from names to details, or the single one that stands in place of a list. */
    public static List<Pick> decode(Node node) {
        return switch (node) {
            case ListNode list -> list.items().stream().flatMap(item -> decode(item).stream()).toList();
            case MapNode map -> map.all().stream().map(entry -> of(entry.key(), entry.value())).toList();
            case Scalar scalar -> scalar.isNull() ? List.of() : List.of(of(scalar, scalar));
        };
    }

    private static Pick of(Scalar name, Node value) {
        // A value that is no map of details leaves its place behind, where it is reported.
        return new Pick(name, value.asMap().orElseGet(() ->
                new MapNode(Map.of(), value.asValue().map(Scalar::span).orElse(name.span()))));
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Pick that && name.equals(that.name)
                && details.span().equals(that.details.span()) && details.entries().equals(that.details.entries());
    }

    @Override
    public int hashCode() {
        return name.text().hashCode();
    }
}
