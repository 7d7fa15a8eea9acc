package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Points put into one trait: {@code Stealth: 2} or {@code Stealth: {points: 2, under: prowess}}. */
public record Points(Scalar name, long amount, Span place, Optional<Scalar> under) {

    public static List<Points> decode(Node node) {
        return node instanceof MapNode map ? map.all().stream().map(Points::of).toList() : List.of();
    }

    private static Points of(MapNode.Entry entry) {
        if (entry.value() instanceof MapNode map) {
            Span place = map.get("points").map(Node::span).orElse(entry.key().span());
            return new Points(entry.key(), map.integer("points").orElse(0L), place, map.scalar("under"));
        }
        long amount = entry.value() instanceof Scalar scalar ? scalar.integer().orElse(0L) : 0;
        return new Points(entry.key(), amount, entry.value().span(), Optional.empty());
    }
}
