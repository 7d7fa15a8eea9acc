package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Points put into one trait: {@code Stealth: 2} or {@code Stealth: {points: 2, under: prowess}}.
 *
 * @param written how many, where it is stated
 */
public record Points(Scalar name, Optional<Long> written, Span place, Optional<Scalar> under) {

    public long amount() {
        return written.orElse(0L);
    }

    public static List<Points> decode(Node node) {
        return node.all().stream().map(Points::of).toList();
    }

    private static Points of(MapNode.Entry entry) {
        return entry.value().asMap().map(map -> detailed(entry.key(), map)).orElseGet(() ->
                new Points(entry.key(), entry.value().integer(), entry.value().span(), Optional.empty()));
    }

    private static Points detailed(Scalar name, MapNode details) {
        Span place = details.get("points").map(Node::span).orElse(name.span());
        return new Points(name, details.integer("points"), place, details.scalar("under"));
    }
}
