package lampblack.ruleset.migration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import lampblack.diagnostic.Source;
import lampblack.load.RulesetLoader;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;

/** A game with several versions, each with a few changes that are drawn and with the migrations that say them. */
final class GameHistory {

    private static final int TRIES = 40;

    private final Random random;
    private final Path folder;
    private final String id;
    private final List<LoadedRuleset> versions = new ArrayList<>();
    private final List<RulesetLoader> loaders = new ArrayList<>();
    private final Map<String, Map<String, Map<String, Map<String, Object>>>> migrations = new LinkedHashMap<>();
    private final int kinds;
    private MapNode tree;

    /** A game of which every change can be told from what it is before and after. */
    static GameHistory plain(LoadedRuleset first, Path folder, Random random) {
        return new GameHistory(first, folder, random, 4);
    }

    /** A game with changes of every kind. */
    static GameHistory of(LoadedRuleset first, Path folder, Random random) {
        return new GameHistory(first, folder, random, 10);
    }

    /** @param first the game as it is shipped, which is laid out in one file */
    private GameHistory(LoadedRuleset first, Path folder, Random random, int kinds) {
        this.kinds = kinds;
        this.random = random;
        this.folder = folder;
        this.id = first.ruleset().id();
        this.tree = first.tree().without("extends").without("frame").without("theme").without("playbook");
        add(load(tree).orElseThrow(() -> new AssertionError("The game is not fit for use in one file: " + id)));
    }

    int count() {
        return versions.size();
    }

    LoadedRuleset version(int number) {
        return versions.get(number);
    }

    RulesetLoader loader(int number) {
        return loaders.get(number);
    }

    /** The ways to what was merged or moved until a version. @param kind of these two */
    Set<String> gone(int version, String sheet, String kind) {
        Set<String> gone = new TreeSet<>();
        for (int i = 1; i <= version; i++) {
            Map<String, Object> lines = migrations.getOrDefault(i + 1 + ".0.0", Map.of()).getOrDefault(sheet, Map.of())
                    .getOrDefault(kind, Map.of());
            lines.forEach((path, what) -> gone.addAll(kind.equals("moved") ? List.of(path)
                    : ((Map<?, ?>) ((Map<?, ?>) what).get("from")).keySet().stream()
                            .map(id -> BlockPath.of(path).called((String) id).toString()).toList()));
        }
        return gone;
    }

    /** What was said of each version. */
    @Override
    public String toString() {
        return id + "\n" + NodePrinter.print(written());
    }

    /** Adds a version with so many changes. */
    void next(int changes) {
        String version = versions.size() + 1 + ".0.0";
        Optional<Loaded> last = Optional.empty();
        for (int made = 0, tries = 0; made < changes && tries < TRIES; tries++) {
            MapNode before = tree;
            Map<String, Map<String, Map<String, Map<String, Object>>>> known = copy();
            change(version);
            Optional<Loaded> loaded = tree == before ? Optional.empty()
                    : load(tree.with("version", text(version)).with("migrations", written()));
            if (loaded.isPresent()) {
                last = loaded;
                made++;
            } else {
                tree = before;
                migrations.clear();
                migrations.putAll(known);
            }
        }
        last.ifPresent(this::add);
    }

    private record Loaded(LoadedRuleset ruleset, RulesetLoader loader) {}

    private void add(Loaded loaded) {
        versions.add(loaded.ruleset());
        loaders.add(loaded.loader());
    }

    private Map<String, Map<String, Map<String, Map<String, Object>>>> copy() {
        Map<String, Map<String, Map<String, Map<String, Object>>>> copy = new LinkedHashMap<>();
        migrations.forEach((version, sheets) -> {
            Map<String, Map<String, Map<String, Object>>> inner = new LinkedHashMap<>();
            sheets.forEach((sheet, kinds) -> {
                Map<String, Map<String, Object>> byKind = new LinkedHashMap<>();
                kinds.forEach((kind, lines) -> byKind.put(kind, new LinkedHashMap<>(lines)));
                inner.put(sheet, byKind);
            });
            copy.put(version, inner);
        });
        return copy;
    }

    private void change(String version) {
        List<SheetRules> sheets = List.copyOf(versions.get(versions.size() - 1).ruleset().sheets().values());
        SheetRules sheet = sheets.get(random.nextInt(sheets.size()));
        List<BlockPath> paths = SheetPaths.of(sheet).all().stream().map(BlockPath::of).toList();
        BlockPath at = paths.get(random.nextInt(paths.size()));
        switch (random.nextInt(kinds)) {
            case 0 -> rename(version, sheet.id(), at);
            case 1 -> retire(version, sheet.id(), at);
            case 4 -> split(version, sheet.id(), at);
            case 5 -> split(version, sheet.id(), playbook(sheet).orElse(at));
            case 6, 7 -> merge(version, sheet, option(sheet));
            case 8, 9 -> move(version, sheet, option(sheet));
            default -> raise(version, sheet.id(), at);
        }
    }

    /** Gives another id to what nothing else in the game mentions. */
    private void rename(String version, String sheet, BlockPath at) {
        TreePath path = TreePath.of(sheet, at, tree);
        Optional<Node> entry = path.get(tree);
        String renamed = at.id() + "-v" + version.charAt(0);
        if (entry.isPresent() && path.keys().size() > 3 && mentions(at.id()) == 1) {
            TreePath target = TreePath.of(sheet, at.called(renamed), tree);
            MapNode without = path.put(tree, Optional.empty());
            Node value = entry.get().asMap().<Node>map(map -> map.has("title") ? map
                    : map.with("title", text(title(at.id())))).orElse(entry.get());
            tree = TreePath.of(sheet, at.called(renamed), without).put(without, Optional.of(value));
            say(version, sheet, "renamed", at.toString(), renamed);
        }
    }

    private static String title(String id) {
        return id.replace('-', ' ');
    }

    private void retire(String version, String sheet, BlockPath at) {
        TreePath path = TreePath.of(sheet, at, tree);
        boolean option = at.block().startsWith("lists.") && at.ids().size() == 3;
        if (option && path.get(tree).isPresent() && mentions(at.id()) == 1) {
            Node was = path.get(tree).get();
            tree = path.put(tree, Optional.empty());
            say(version, sheet, "retired", at.toString(), Map.of("was", was, "because", "Nobody took it."));
        }
    }

    private Optional<BlockPath> playbook(SheetRules sheet) {
        List<BlockPath> all = SheetPaths.of(sheet).ids("playbooks").stream().map(id -> new BlockPath("playbooks", id))
                .toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    /** Makes two of an option or a playbook, each of which does all that it did. */
    private void split(String version, String sheet, BlockPath at) {
        TreePath path = TreePath.of(sheet, at, tree);
        boolean option = at.block().startsWith("lists.") && at.ids().size() == 3
                || at.block().equals("playbooks") && at.ids().size() == 2;
        Optional<MapNode> entry = path.get(tree).flatMap(Node::asMap);
        if (option && entry.isPresent()) {
            List<String> heirs = List.of(at.id() + "-a" + version.charAt(0), at.id() + "-b" + version.charAt(0));
            MapNode without = path.put(tree, Optional.empty());
            MapNode heir = entry.get().has("title") ? entry.get() : entry.get().with("title", text(title(at.id())));
            for (String id : heirs) {
                without = TreePath.of(sheet, at.called(id), without).put(without, Optional.of(heir));
            }
            tree = new HeirMentions(at, heirs, random).in(without);
            say(version, sheet, "split", at.toString(), Map.of("was", entry.get(), "into", heirs));
        }
    }

    /** An option of any list that is in one; the list itself where it is empty. */
    private BlockPath option(SheetRules sheet) {
        List<BlockPath> all = sheet.lists().values().stream().filter(list -> !list.id().equals("playbooks"))
                .flatMap(list -> list.entries().keySet().stream().map(id -> new BlockPath("lists." + list.id(), id)))
                .toList();
        return all.isEmpty() ? new BlockPath("lists", "none") : all.get(random.nextInt(all.size()));
    }

    /** Makes one of two, which is either a third or one of both. */
    private void merge(String version, SheetRules sheet, BlockPath at) {
        List<String> beside = sheet.lists().containsKey(at.list()) ? List.copyOf(sheet.lists().get(at.list()).entries()
                .keySet()) : List.of(at.id());
        BlockPath other = at.called(beside.get(random.nextInt(beside.size())));
        Optional<Node> first = TreePath.of(sheet.id(), at, tree).get(tree);
        Optional<Node> second = TreePath.of(sheet.id(), other, tree).get(tree);
        if (first.isEmpty() || second.isEmpty() || at.equals(other)
                || mentions(at.id()) != 1 || mentions(other.id()) != 1) {
            return;
        }
        Map<String, Object> from = new LinkedHashMap<>(Map.of(at.id(), first.get()));
        tree = TreePath.of(sheet.id(), at, tree).put(tree, Optional.empty());
        BlockPath target = other;
        if (random.nextBoolean()) {
            target = at.called(at.id() + "-m" + version.charAt(0));
            from.put(other.id(), second.get());
            tree = TreePath.of(sheet.id(), other, tree).put(tree, Optional.empty());
            tree = TreePath.of(sheet.id(), target, tree).put(tree, first);
        }
        say(version, sheet.id(), "merged", target.toString(), Map.of("from", from));
    }

    /** Puts it into another list. */
    private void move(String version, SheetRules sheet, BlockPath at) {
        BlockPath other = option(sheet);
        Optional<Node> entry = TreePath.of(sheet.id(), at, tree).get(tree);
        if (entry.flatMap(Node::asMap).isEmpty() || at.block().equals(other.block()) || mentions(at.id()) != 1) {
            return;
        }
        MapNode was = (MapNode) entry.get();
        BlockPath target = at.in(other.block());
        tree = TreePath.of(sheet.id(), at, tree).put(tree, Optional.empty());
        tree = TreePath.of(sheet.id(), target, tree).put(tree, Optional.of(was.without("playbook").without("quality")));
        say(version, sheet.id(), "moved", at.toString(), Map.of("to", text(target.toString()), "was", was));
    }

    private void raise(String version, String sheet, BlockPath at) {
        for (String key : List.of("cost", "max", "up-to", "spend", "times")) {
            BlockPath place = at.ids().size() == 2 && at.block().equals("traits")
                    ? new BlockPath(at + ".rating", key) : new BlockPath(at.toString(), key);
            TreePath path = TreePath.of(sheet, place, tree);
            Optional<Node> was = path.get(tree);
            Optional<Node> now = was.flatMap(node -> key.equals("cost") ? dearer(node)
                    : node.integer().map(number -> number(Math.max(0, number - 1))));
            boolean said = Optional.ofNullable(migrations.get(version)).map(all -> all.get(sheet))
                    .map(kinds -> kinds.get("changed")).filter(lines -> lines.containsKey(place.toString()))
                            .isPresent();
            if (now.isPresent() && !said) {
                tree = path.put(tree, now);
                say(version, sheet, "changed", place.toString(), Map.of("was", was.get()));
                return;
            }
        }
    }

    private static Optional<Node> dearer(Node cost) {
        return cost.asMap().flatMap(map -> map.all().stream().filter(price -> price.value().integer().isPresent())
                .findFirst().map(price -> map.with(price.key().text(), number(price.value().integer().get() + 1))));
    }

    /** How often a word stands in the game. */
    private int mentions(String id) {
        return NodePrinter.print(tree).split("(?<![\\w-])" + id + "(?![\\w-])", -1).length - 1;
    }

    private void say(String version, String sheet, String kind, String path, Object what) {
        migrations.computeIfAbsent(version, key -> new LinkedHashMap<>())
                .computeIfAbsent(sheet, key -> new LinkedHashMap<>())
                .computeIfAbsent(kind, key -> new LinkedHashMap<>()).put(path, what);
    }

    private MapNode written() {
        return (MapNode) node(migrations);
    }

    private static Node node(Object value) {
        if (value instanceof Map<?, ?> map) {
            MapNode node = new MapNode(Map.of(), new Source("made", "").start());
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                node = node.with((String) entry.getKey(), node(entry.getValue()));
            }
            return node;
        }
        if (value instanceof List<?> list) {
            return new ListNode(list.stream().map(GameHistory::node).toList(), new Source("made", "").start());
        }
        return value instanceof Node node ? node : text((String) value);
    }

    private static Node text(String words) {
        return Scalar.text(words, new Source("made", "").start());
    }

    private static Node number(long number) {
        return Scalar.integer(number, new Source("made", "").start());
    }

    private Optional<Loaded> load(MapNode game) {
        Path place = folder.resolve("v" + versions.size() + "-" + random.nextInt(1_000_000));
        try {
            Files.createDirectories(place.resolve(id));
            Files.writeString(place.resolve(id).resolve("ruleset.yaml"), NodePrinter.print(game));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        RulesetLoader loader = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(place)));
        return loader.load(id).value().map(ruleset -> new Loaded(ruleset, loader));
    }
}
