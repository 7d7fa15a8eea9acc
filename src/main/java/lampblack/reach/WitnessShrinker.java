package lampblack.reach;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.rules.WorkBudget;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.TakenItems;

/** Leaves out of a character whatever it does not need to take one thing and be finished and within the rules. */
final class WitnessShrinker {

    private static final int MOST_TRIES = 600;
    private static final long TRIED = 2_000;
    private static final int GAIN = 20;
    private static final List<String> KEPT = List.of("advance", "milestone", "earn", "gain", "lose", "change");

    private final CoverageItem item;
    private final WorkBudget effort;
    private EvaluatedCharacter best;
    private int tries;

    private WitnessShrinker(EvaluatedCharacter outcome, CoverageItem item, WorkBudget effort) {
        this.best = outcome;
        this.item = item;
        this.effort = effort;
    }

    static EvaluatedCharacter of(EvaluatedCharacter outcome, CoverageItem item, WorkBudget effort) {
        WitnessShrinker shortening = new WitnessShrinker(outcome, item, effort);
        int length;
        do {
            length = length(shortening.best);
            shortening.shorten();
        } while (length(shortening.best) < length);
        return shortening.best;
    }

    /** How much there is to read; what comes without being bought counts more, as that is the way of last resort. */
    static int length(EvaluatedCharacter outcome) {
        long gains = outcome.history().stream().filter(entryResult -> entryResult.entry() instanceof LedgerEntry.Gain)
                .count();
        return length(outcome.file().root()) + GAIN * (int) gains;
    }

    private static int length(Node node) {
        if (node instanceof MapNode map) {
            return map.all().stream().mapToInt(entry -> 1 + length(entry.value())).sum();
        }
        return node instanceof ListNode list ? list.items().stream().mapToInt(oneNode -> 1 + length(oneNode)).sum()
                : ((Scalar) node).integer().map(number -> (int) Math.min(number, 100)).orElse(1);
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
        Optional<Node> node = at(best.file().root(), path);
        if (node.isPresent() && node.get() instanceof MapNode map) {
            List<String> keys = List.copyOf(map.keys());
            for (int i = keys.size() - 1; i >= 0; i--) {
                part(path, keys.get(i));
            }
        } else if (node.isPresent() && node.get() instanceof ListNode list) {
            for (int i = list.items().size() - 1; i >= 0; i--) {
                part(path, i);
            }
        } else if (node.isPresent() && node.get() instanceof Scalar scalar && scalar.integer().isPresent()) {
            less(path, scalar.integer().get());
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
        if (++tries > MOST_TRIES || effort.isSpent()) {
            return false;
        }
        effort.charge(TRIED);
        Optional<EvaluatedCharacter> shorter = Optional.of(root).map(MapNode.class::cast)
                .flatMap(mapNode -> CharacterFile.decode(mapNode).value())
                .flatMap(characterFile -> Replay.of(best.ruleset(), characterFile, best.links()).value())
                .filter(CharacterSearch::isFinishedWithoutRulings)
                .filter(character -> TakenItems.of(character).contains(item));
        shorter.ifPresent(character -> best = character);
        return shorter.isPresent();
    }

    private static Optional<Node> at(Node node, List<?> path) {
        Node at = node;
        for (Object key : path) {
            if (at instanceof MapNode map && key instanceof String name) {
                at = map.get(name).orElse(null);
            } else if (at instanceof ListNode list && key instanceof Integer index && index < list.items().size()) {
                at = list.items().get(index);
            } else {
                return Optional.empty();
            }
        }
        return Optional.ofNullable(at);
    }

    /** A tree with something else at the end of a path, or nothing. */
    private static Node changed(Node node, List<?> path, int depth, Optional<Node> other) {
        if (node instanceof MapNode map) {
            Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
            MapNode.Entry old = entries.get((String) path.get(depth));
            inner(old.value(), path, depth, other).ifPresentOrElse(
                    oneNode -> entries.put(old.key().text(), new MapNode.Entry(old.key(), oneNode)),
                    () -> entries.remove(old.key().text()));
            return new MapNode(entries, map.span());
        }
        ListNode list = (ListNode) node;
        List<Node> items = new ArrayList<>(list.items());
        int index = (Integer) path.get(depth);
        inner(items.get(index), path, depth, other).ifPresentOrElse(oneNode -> items.set(index, plain(oneNode)),
                () -> items.remove(index));
        return new ListNode(items, list.span());
    }

    /** A pick that has no details left, as a name alone. */
    private static Node plain(Node item) {
        boolean bare = item instanceof MapNode map && map.all().size() == 1
                && map.all().iterator().next().value() instanceof MapNode details && details.all().isEmpty();
        return bare ? ((MapNode) item).all().iterator().next().key() : item;
    }

    private static Optional<Node> inner(Node old, List<?> path, int depth, Optional<Node> other) {
        return depth == path.size() - 1 ? other : Optional.of(changed(old, path, depth + 1, other));
    }
}
