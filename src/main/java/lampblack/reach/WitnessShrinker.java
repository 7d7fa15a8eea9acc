package lampblack.reach;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lampblack.character.CharacterFile;
import lampblack.character.EntryKind;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Payment;
import lampblack.replay.Replay;
import lampblack.rules.WorkBudget;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.TakenItems;

/** Shrinks a character to what it needs to take one thing and be finished and valid. */
final class WitnessShrinker {

    private static final int MAX_TRIES = 600;
    private static final long TRIED = 2_000;
    private static final int GAIN = 20;
    private static final List<String> KEPT = List.of("advance", "milestone", "earn", "gain", "lose", "change");

    private final CoverageItem item;
    private final WorkBudget budget;
    private EvaluatedCharacter best;
    private int tries;

    private WitnessShrinker(EvaluatedCharacter evaluated, CoverageItem item, WorkBudget budget) {
        this.best = evaluated;
        this.item = item;
        this.budget = budget;
    }

    static EvaluatedCharacter of(EvaluatedCharacter evaluated, CoverageItem item, WorkBudget budget) {
        WitnessShrinker shrinker = new WitnessShrinker(evaluated, item, budget);
        int length;
        do {
            length = length(shrinker.best);
            shrinker.shorten();
        } while (length(shrinker.best) < length);
        return shrinker.best;
    }

    /** How much there is to read; what comes without being bought counts more, as that is the way of last resort. */
    static int length(EvaluatedCharacter evaluated) {
        long gains = evaluated.history().stream().filter(result -> result.entry().kind() == EntryKind.GAIN).count();
        return length(evaluated.file().root()) + GAIN * (int) gains;
    }

    private static int length(Node node) {
        return switch (node) {
            case MapNode map -> map.all().stream().mapToInt(entry -> 1 + length(entry.value())).sum();
            case ListNode list -> list.items().stream().mapToInt(item -> 1 + length(item)).sum();
            case Scalar scalar -> scalar.integer().map(number -> (int) Math.min(number, 100)).orElse(1);
        };
    }

    private void shorten() {
        for (String part : List.of("now", "rulings")) {
            without(List.of(part));
        }
        without(List.of("ledger"));
        within(List.of("ledger"));
        within(List.of("parts"));
        within(List.of("creation"));
        within(List.of("fields"));
    }

    /** Tries to leave out each part of a part, the last first. */
    private void within(List<Object> path) {
        at(best.file().root(), path).ifPresent(node -> {
            switch (node) {
                case MapNode map -> parts(path, List.copyOf(map.keys()));
                case ListNode list -> parts(path, IntStream.range(0, list.items().size()).boxed().toList());
                case Scalar scalar -> scalar.integer().ifPresent(number -> less(path, number));
            }
        });
    }

    private void parts(List<Object> path, List<?> keys) {
        for (int i = keys.size() - 1; i >= 0; i--) {
            part(path, keys.get(i));
        }
    }

    private void part(List<Object> path, Object key) {
        List<Object> inner = new ArrayList<>(path);
        inner.add(key);
        if (KEPT.contains(key) || !without(inner)) {
            within(inner);
        }
    }

    /** Looks for the least number that still does. */
    private void less(List<Object> path, long number) {
        long least = 0;
        long most = number;
        while (least + 1 < most) {
            long middle = (least + most) / 2;
            if (accept(changed(best.file().root(), path, 0, Optional.of(ChoicesDraft.number(middle))))) {
                most = middle;
            } else {
                least = middle;
            }
        }
    }

    private boolean without(List<?> path) {
        return at(best.file().root(), path).isPresent()
                && accept(changed(best.file().root(), path, 0, Optional.empty()));
    }

    private boolean accept(Node root) {
        if (++tries > MAX_TRIES || budget.isSpent()) {
            return false;
        }
        budget.charge(TRIED);
        Optional<EvaluatedCharacter> shorter = Optional.of(root).map(MapNode.class::cast)
                .flatMap(mapNode -> CharacterFile.decode(mapNode).value())
                .flatMap(characterFile -> Replay.of(best.ruleset(), characterFile, best.links()).value())
                .filter(CharacterSearch::isFinishedWithoutRulings)
                .filter(this::leavesNoHalfAlone)
                .filter(character -> TakenItems.of(character).contains(item));
        shorter.ifPresent(character -> best = character);
        return shorter.isPresent();
    }

    /** Whether what owners paid is still bought. */
    private boolean leavesNoHalfAlone(EvaluatedCharacter shorter) {
        return best.links().owners().entrySet().stream().allMatch(owner -> owner.getValue().purse().paid().isEmpty()
                || Payment.ofMember(shorter.file().ledger(), owner.getKey(), "").size()
                == Payment.ofMember(best.file().ledger(), owner.getKey(), "").size());
    }

    private static Optional<Node> at(Node node, List<?> path) {
        Optional<Node> at = Optional.of(node);
        for (Object key : path) {
            at = at.flatMap(parent -> switch (parent) {
                case MapNode map -> key instanceof String name ? map.get(name) : Optional.<Node>empty();
                case ListNode list -> key instanceof Integer index && index < list.items().size()
                        ? Optional.of(list.items().get(index)) : Optional.<Node>empty();
                case Scalar scalar -> Optional.<Node>empty();
            });
        }
        return at;
    }

    /** A tree with something else at the end of a path, or nothing. */
    private static Node changed(Node node, List<?> path, int depth, Optional<Node> other) {
        return switch (node) {
            case MapNode map -> {
                Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
                MapNode.Entry old = entries.get((String) path.get(depth));
                inner(old.value(), path, depth, other).ifPresentOrElse(
                        value -> entries.put(old.key().text(), new MapNode.Entry(old.key(), value)),
                        () -> entries.remove(old.key().text()));
                yield new MapNode(entries, map.span());
            }
            case ListNode list -> {
                List<Node> items = new ArrayList<>(list.items());
                int index = (Integer) path.get(depth);
                inner(items.get(index), path, depth, other).ifPresentOrElse(
                        item -> items.set(index, plain(item)), () -> items.remove(index));
                yield new ListNode(items, list.span());
            }
            case Scalar scalar -> scalar;
        };
    }

    /** A pick that has no details left, as a name alone. */
    private static Node plain(Node item) {
        return item.asMap().filter(map -> map.all().size() == 1).map(map -> map.all().iterator().next())
                .filter(only -> only.value().asMap().filter(MapNode::isEmpty).isPresent())
                .<Node>map(MapNode.Entry::key).orElse(item);
    }

    private static Optional<Node> inner(Node old, List<?> path, int depth, Optional<Node> other) {
        return depth == path.size() - 1 ? other : Optional.of(changed(old, path, depth + 1, other));
    }
}
