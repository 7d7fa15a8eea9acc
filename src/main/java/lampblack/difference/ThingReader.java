package lampblack.difference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Renaming;
import lampblack.rules.Label;

/** Reads the things of a ruleset from its merged tree. */
final class ThingReader {

    /** What tells nobody who plays anything when it changes. */
    private static final Set<String> PAPERS = Set.of("format", "id", "version", "extends", "frame", "source",
            "migrations", "lints", "$schema");

    private ThingReader() {}

    static Thing game(MapNode tree) {
        return thing(ThingKind.GAME, Renaming.GAME, "", new BlockPath("", ""), tree, tree.span());
    }

    /** @param prefix the way to the blocks in it */
    private static Thing thing(ThingKind kind, String sheet, String prefix, BlockPath path, Node node, Span place) {
        Map<String, Node> facts = new LinkedHashMap<>();
        Map<String, Map<String, Thing>> blocks = new LinkedHashMap<>();
        for (MapNode.Entry entry : node.all()) {
            String key = entry.key().text();
            Optional<ThingKind> inner = kind.within(key);
            if (inner.isPresent()) {
                blocks.put(key, things(inner.get(), sheet, key.equals(ThingKind.ENTRIES) ? prefix : prefix + key + ".",
                        entry.value()));
            } else if (kind != ThingKind.GAME || !PAPERS.contains(key)) {
                facts(key, entry.value(), facts);
            }
        }
        if (node.asMap().isEmpty() && !node.isNull()) {
            facts.put("", node);
        }
        String title = node.asMap().flatMap(map -> map.text("title")).orElseGet(() -> Label.words(path.id()));
        return new Thing(kind, sheet, path, title, facts, blocks, place);
    }

    private static Map<String, Thing> things(ThingKind kind, String sheet, String prefix, Node block) {
        Map<String, Thing> things = new LinkedHashMap<>();
        String named = prefix.isEmpty() ? "" : prefix.substring(0, prefix.length() - 1);
        for (MapNode.Entry entry : block.all()) {
            String id = entry.key().text();
            boolean isSheet = kind == ThingKind.SHEET && prefix.equals("sheets.");
            things.put(id, isSheet
                    ? thing(kind, id, "", new BlockPath(named, id), entry.value(), entry.key().span())
                    : thing(kind, sheet, prefix + id + ".", new BlockPath(named, id), entry.value(),
                            entry.key().span()));
        }
        if (block.asMap().isEmpty()) {
            block.items().stream().flatMap(item -> item.asValue().stream()).forEach(id -> things.put(id.text(),
                    new Thing(kind, sheet, new BlockPath(named, id.text()), Label.words(id.text()), Map.of(),
                            Map.of(), id.span())));
        }
        return things;
    }

    private static void facts(String key, Node node, Map<String, Node> facts) {
        if (key.equals(Meaning.REQUIRES) && node.asList().isPresent()) {
            requirements(node, facts);
        } else if (key.equals(Meaning.REQUIRES) && node.asMap().isPresent()) {
            node.all().forEach(entry -> facts.put(key + "." + entry.key().text(), entry.value()));
        } else if (!node.isNull()) {
            facts.put(key, node);
        }
    }

    /** Of several requirements, those that are no more than a name together, the others each by itself. */
    private static void requirements(Node list, Map<String, Node> facts) {
        List<Node> names = list.items().stream().filter(item -> item.asScalar().isPresent()).toList();
        if (!names.isEmpty()) {
            facts.put(Meaning.REQUIRES, new ListNode(names, list.span()));
        }
        for (Node item : list.items()) {
            for (MapNode.Entry entry : item.all()) {
                String way = Meaning.REQUIRES + "." + entry.key().text();
                int further = 2;
                String free = way;
                while (facts.containsKey(free)) {
                    free = way + "." + further++;
                }
                facts.put(free, entry.value());
            }
        }
    }
}
