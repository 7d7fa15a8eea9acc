package lampblack.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;

/**
 * A tree without those entries that have not the form of theirs: each is left out by itself, so that it hides nothing
 * else. An item of a list leaves its place empty, so that the others keep their numbers.
 */
final class ReadableTree {

    private static final int MOST = 50;
    /** What is said of a map as a whole, at one of its keys. */
    private static final Set<Code> OF_MAPS = Set.of(Code.SCHEMA__MISSING_KEY, Code.SCHEMA__ONE_KIND,
            Code.SCHEMA__MISPLACED_KEY);

    private static final String LEDGER = "ledger";

    private final List<Span> left = new ArrayList<>();
    private final MapNode whole;
    private MapNode rest;

    private ReadableTree(MapNode whole) {
        this.whole = whole;
        this.rest = whole;
    }

    /** What can be read; empty where the head of the file cannot. @param check holds a tree to its form */
    static Optional<MapNode> of(MapNode tree, List<Diagnostic> problems, Function<MapNode, List<Diagnostic>> check) {
        return new ReadableTree(tree).without(problems, check);
    }

    private Optional<MapNode> without(List<Diagnostic> problems, Function<MapNode, List<Diagnostic>> check) {
        List<Diagnostic> wrong = problems;
        for (int i = 0; i < MOST; i++) {
            for (Diagnostic problem : wrong) {
                Optional<Span> entry = entry(problem);
                if (entry.isEmpty()) {
                    return Optional.empty();
                }
                left.add(entry.get());
            }
            rest = (MapNode) without(whole);
            wrong = check.apply(rest).stream().filter(found -> found.severity() == Severity.ERROR).toList();
            if (wrong.isEmpty()) {
                return Optional.of(numbered());
            }
        }
        return Optional.empty();
    }

    /** The innermost entry that a problem is in: the place of its key, or of an item. */
    private Optional<Span> entry(Diagnostic problem) {
        Span place = problem.span();
        Optional<MapNode.Entry> block = rest.all().stream().filter(entry -> holds(entry, place)).findFirst();
        if (block.isEmpty() || ReadableLines.HEAD.contains(block.get().key().text())) {
            return Optional.empty();
        }
        return Optional.of(within(block.get().value(), place, OF_MAPS.contains(problem.code()))
                .orElse(block.get().key().span()));
    }

    private static Optional<Span> within(Node node, Span place, boolean ofMap) {
        if (node.asList().isPresent()) {
            return node.items().stream().filter(item -> covers(item.span(), place)).findFirst().map(item -> ofMap
                    ? item.span() : within(item, place, false).orElse(item.span()));
        }
        return node.all().stream().filter(entry -> holds(entry, place)).findFirst().map(entry ->
                within(entry.value(), place, ofMap).orElse(entry.key().span()));
    }

    private static boolean holds(MapNode.Entry entry, Span place) {
        return covers(entry.key().span().to(entry.value().span()), place);
    }

    private static boolean covers(Span outer, Span inner) {
        return outer.start() <= inner.start() && inner.start() < Math.max(outer.end(), outer.start() + 1);
    }

    private Node without(Node node) {
        if (node.asMap().isPresent()) {
            Map<String, MapNode.Entry> kept = new LinkedHashMap<>();
            node.all().stream().filter(entry -> !left.contains(entry.key().span())).forEach(entry ->
                    kept.put(entry.key().text(), new MapNode.Entry(entry.key(), without(entry.value()))));
            return new MapNode(kept, node.span());
        }
        return node.asList().<Node>map(list -> new ListNode(list.items().stream()
                .filter(item -> !left.contains(item.span())).map(this::without).toList(), list.span())).orElse(node);
    }

    /** What can be read, with nothing in the place of each entry of the ledger that is left out. */
    private MapNode numbered() {
        Optional<ListNode> ledger = whole.get(LEDGER).flatMap(Node::asList).filter(list -> rest.has(LEDGER));
        if (ledger.isEmpty()) {
            return rest;
        }
        Map<String, MapNode.Entry> all = new LinkedHashMap<>(rest.entries());
        all.put(LEDGER, new MapNode.Entry(rest.entries().get(LEDGER).key(), new ListNode(ledger.get().items().stream()
                .map(item -> left.contains(item.span()) ? new MapNode(Map.of(), item.span()) : without(item)).toList(),
                ledger.get().span())));
        return new MapNode(all, rest.span());
    }
}
