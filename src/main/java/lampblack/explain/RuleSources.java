package lampblack.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;

/**
 * Where the rules of one sheet are written, down to the single value that a layer may have replaced.
 *
 * @param sheet the keys that lead to the sheet among all of them
 */
public record RuleSources(MapNode tree, List<String> sheet) {

    /** The place of what a path of keys leads to, or of as much of it as is written. */
    public Optional<Citation> at(String... path) {
        Node node = tree;
        Span found = null;
        List<String> keys = new ArrayList<>(List.of("sheets"));
        keys.addAll(sheet);
        keys.addAll(Arrays.asList(path));
        for (String key : keys) {
            Optional<MapNode> map = node.asMap().filter(inner -> inner.has(key));
            if (map.isEmpty()) {
                break;
            }
            node = map.get().get(key).orElseThrow();
            found = map.get().scalar(key).map(Scalar::span).orElse(map.get().keySpan(key));
        }
        return Optional.ofNullable(found).map(Citation::of);
    }

    /** Whether something is written under a path of keys. */
    public boolean has(String... path) {
        return node(path).isPresent();
    }

    /** What is written under a path of keys. */
    public Optional<Node> node(String... path) {
        Optional<Node> node = tree.get("sheets");
        for (String key : Stream.concat(sheet.stream(), Stream.of(path)).toList()) {
            node = node.flatMap(Node::asMap).flatMap(map -> map.get(key));
        }
        return node;
    }

    /** The place of a key of an option. */
    public Optional<Citation> at(Option option, String... keys) {
        // What comes by a link is written where the owner's option is.
        return option.key().list().equals(OwnerLink.LIST) ? Optional.of(Citation.of(option.label().span()))
                : at(path(option, keys));
    }

    public Optional<Node> node(Option option, String... keys) {
        return node(path(option, keys));
    }

    private static String[] path(Option option, String... keys) {
        OptionKey key = option.key();
        List<String> path = new ArrayList<>(key.list().equals(OptionKey.PLAYBOOKS)
                ? List.of("playbooks", key.id()) : List.of("lists", key.list(), "entries", key.id()));
        path.addAll(Arrays.asList(keys));
        return path.toArray(String[]::new);
    }

    Citation at(EffectInstance instance) {
        return at(instance.block(), instance.effect());
    }

    /** The place of an effect within its block, or of the block where that is unclear. */
    Citation at(EffectBlock block, Effect effect) {
        return Citation.of(block(tree, block.span()).flatMap(map -> map.get(effect.key().word()))
                .flatMap(node -> within(node, effect.subject())).orElse(block.span()));
    }

    private static Optional<MapNode> block(Node node, Span span) {
        return switch (node) {
            case MapNode map when map.span().equals(span) -> Optional.of(map);
            case MapNode map -> map.all().stream().flatMap(entry -> block(entry.value(), span).stream()).findFirst();
            case ListNode list -> list.items().stream().flatMap(item -> block(item, span).stream()).findFirst();
            case Scalar scalar -> Optional.empty();
        };
    }

    private static Optional<Span> within(Node node, String name) {
        Stream<Scalar> written = switch (node) {
            case MapNode map -> map.all().stream().map(MapNode.Entry::key);
            case ListNode list -> list.items().stream().flatMap(item -> item.asScalar().stream());
            case Scalar scalar -> Stream.empty();
        };
        return written.filter(scalar -> name.equals(scalar.text()) || name.endsWith("." + scalar.text()))
                .map(Scalar::span).findFirst().or(() -> Optional.of(node.span()));
    }
}
