package lampblack.engine;

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
import lampblack.rules.AddPicks;
import lampblack.rules.AddPlaces;
import lampblack.rules.AddPoints;
import lampblack.rules.AddRating;
import lampblack.rules.AddToRoll;
import lampblack.rules.Close;
import lampblack.rules.Effect;
import lampblack.rules.Gift;
import lampblack.rules.GiveMembers;
import lampblack.rules.Gives;
import lampblack.rules.GrantOption;
import lampblack.rules.Link;
import lampblack.rules.Open;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.RaiseCap;
import lampblack.rules.RaiseEarning;
import lampblack.rules.Resize;
import lampblack.rules.Retitle;
import lampblack.rules.Target;

/**
 * Where the rules of one sheet are written, down to the single value that a layer may have replaced.
 *
 * @param sheet the keys that lead to the sheet among all of them
 */
record WrittenRules(MapNode tree, List<String> sheet) {

    /** The place of what a path of keys leads to, or of as much of it as is written. */
    Optional<Place> at(String... path) {
        Node node = tree;
        Span found = null;
        List<String> keys = new ArrayList<>(List.of("sheets"));
        keys.addAll(sheet);
        keys.addAll(Arrays.asList(path));
        for (String key : keys) {
            if (!(node instanceof MapNode map) || !map.has(key)) {
                break;
            }
            node = map.get(key).orElseThrow();
            found = node instanceof Scalar scalar && !scalar.isNull() ? scalar.span() : map.keySpan(key);
        }
        return Optional.ofNullable(found).map(Place::of);
    }

    /** Whether something is written under a path of keys. */
    boolean has(String... path) {
        return node(path).isPresent();
    }

    /** What is written under a path of keys. */
    Optional<Node> node(String... path) {
        Node node = tree.get("sheets").orElse(null);
        for (String key : Stream.concat(sheet.stream(), Stream.of(path)).toList()) {
            node = node instanceof MapNode map ? map.get(key).orElse(null) : null;
        }
        return Optional.ofNullable(node);
    }

    /** The place of a key of an option. */
    Optional<Place> at(Option option, String... keys) {
        // What comes by a link is written where the owner's option is.
        return option.key().list().equals(Link.LIST) ? Optional.of(Place.of(option.label().span())) : at(path(option, keys));
    }

    Optional<Node> node(Option option, String... keys) {
        return node(path(option, keys));
    }

    private static String[] path(Option option, String... keys) {
        OptionKey key = option.key();
        List<String> path = new ArrayList<>(key.list().equals(OptionKey.PLAYBOOKS)
                ? List.of("playbooks", key.id()) : List.of("lists", key.list(), "entries", key.id()));
        path.addAll(Arrays.asList(keys));
        return path.toArray(String[]::new);
    }

    Place at(Gift gift) {
        return at(gift.block(), gift.effect());
    }

    /** The place of an effect within its block; where it cannot be told apart, of the block. */
    Place at(Gives block, Effect effect) {
        return Place.of(block(tree, block.span()).flatMap(map -> map.get(key(effect)))
                .flatMap(node -> within(node, name(effect))).orElse(block.span()));
    }

    private static Optional<MapNode> block(Node node, Span span) {
        if (node instanceof MapNode map && map.span().equals(span)) {
            return Optional.of(map);
        }
        List<Node> children = node instanceof MapNode map ? map.all().stream().map(MapNode.Entry::value).toList()
                : node instanceof ListNode list ? list.items() : List.of();
        for (Node child : children) {
            Optional<MapNode> found = block(child, span);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Span> within(Node node, String name) {
        List<Scalar> written = node instanceof MapNode map ? map.all().stream().map(MapNode.Entry::key).toList()
                : node instanceof ListNode list
                        ? list.items().stream().filter(Scalar.class::isInstance).map(Scalar.class::cast).toList()
                        : List.of();
        return written.stream().filter(each -> name.equals(each.text()) || name.endsWith("." + each.text()))
                .map(Scalar::span).findFirst().or(() -> Optional.of(node.span()));
    }

    private static String key(Effect effect) {
        return effect instanceof AddRating ? "ratings"
                : effect instanceof RaiseCap ? "caps"
                : effect instanceof Resize ? "sizes"
                : effect instanceof AddPoints ? "points"
                : effect instanceof AddPicks ? "picks"
                : effect instanceof AddPlaces ? "parts"
                : effect instanceof GrantOption ? "options"
                : effect instanceof Open ? "opens"
                : effect instanceof Close ? "closes"
                : effect instanceof RaiseEarning ? "earning"
                : effect instanceof GiveMembers ? "members"
                : effect instanceof AddToRoll ? "rolls" : "titles";
    }

    private static String name(Effect effect) {
        if (effect instanceof Retitle title) {
            return title.block();
        }
        if (effect instanceof Open open) {
            return open.name();
        }
        if (effect instanceof Close close) {
            return close.name();
        }
        Target target = effect instanceof AddRating add ? add.trait()
                : effect instanceof RaiseCap cap ? cap.of()
                : effect instanceof GrantOption grant ? grant.option() : new Target.Named(effect.target().name());
        return target instanceof Target.Answered answered ? Target.ANSWER + answered.question() : target.known();
    }
}
