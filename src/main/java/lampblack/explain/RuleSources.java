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
import lampblack.rules.effect.AddParts;
import lampblack.rules.effect.AddPicks;
import lampblack.rules.effect.AddPoints;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.ChangeTitle;
import lampblack.rules.effect.CloseAccess;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.effect.OpenAccess;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.effect.RaiseEarning;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.owner.OwnerLink;

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
            if (!(node instanceof MapNode map) || !map.has(key)) {
                break;
            }
            node = map.get(key).orElseThrow();
            found = node instanceof Scalar scalar && !scalar.isNull() ? scalar.span() : map.keySpan(key);
        }
        return Optional.ofNullable(found).map(Citation::of);
    }

    /** Whether something is written under a path of keys. */
    public boolean has(String... path) {
        return node(path).isPresent();
    }

    /** What is written under a path of keys. */
    public Optional<Node> node(String... path) {
        Node node = tree.get("sheets").orElse(null);
        for (String key : Stream.concat(sheet.stream(), Stream.of(path)).toList()) {
            node = node instanceof MapNode map ? map.get(key).orElse(null) : null;
        }
        return Optional.ofNullable(node);
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

    Citation at(EffectInstance gift) {
        return at(gift.block(), gift.effect());
    }

    /** The place of an effect within its block; where it cannot be told apart, of the block. */
    Citation at(EffectBlock block, Effect effect) {
        return Citation.of(block(tree, block.span()).flatMap(map -> map.get(key(effect)))
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
        return written.stream().filter(scalar -> name.equals(scalar.text()) || name.endsWith("." + scalar.text()))
                .map(Scalar::span).findFirst().or(() -> Optional.of(node.span()));
    }

    private static String key(Effect effect) {
        return effect instanceof ChangeRating ? "ratings"
                : effect instanceof RaiseCap ? "caps"
                : effect instanceof ChangeSize ? "sizes"
                : effect instanceof AddPoints ? "points"
                : effect instanceof AddPicks ? "picks"
                : effect instanceof AddParts ? "parts"
                : effect instanceof GrantOption ? "options"
                : effect instanceof OpenAccess ? "opens"
                : effect instanceof CloseAccess ? "closes"
                : effect instanceof RaiseEarning ? "earning"
                : effect instanceof GiveMembers ? "members"
                : effect instanceof ModifyRoll ? "rolls" : "titles";
    }

    private static String name(Effect effect) {
        if (effect instanceof ChangeTitle title) {
            return title.block();
        }
        if (effect instanceof OpenAccess open) {
            return open.name();
        }
        if (effect instanceof CloseAccess close) {
            return close.name();
        }
        EffectTarget target = effect instanceof ChangeRating add ? add.trait()
                : effect instanceof RaiseCap cap ? cap.of()
                : effect instanceof GrantOption grant ? grant.option()
                : new EffectTarget.NamedTarget(effect.declaredQuantity().name());
        return target instanceof EffectTarget.AnsweredTarget answered ? EffectTarget.ANSWER + answered.question()
                : target.known();
    }
}
