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
 * @param written how many, where it is said
 */
public record Points(Scalar name, Optional<Long> written, Span place, Optional<Scalar> under) {

    public long amount() {
        return written.orElse(0L);
    }

    public static List<Points> decode(Node node) {
        return node instanceof MapNode map ? map.all().stream().map(Points::of).toList() : List.of();
    }

    private static Points of(MapNode.Entry entry) {
        if (entry.value() instanceof MapNode map) {
            Span place = map.get("points").map(Node::span).orElse(entry.key().span());
            return new Points(entry.key(), map.integer("points"), place, map.scalar("under"));
        }
        Optional<Long> amount = entry.value() instanceof Scalar scalar ? scalar.integer() : Optional.empty();
        return new Points(entry.key(), amount, entry.value().span(), Optional.empty());
    }
}
